/**
 * The live page: a socket that is rebuilt whenever it is silent, and long polling where none can be had.
 *
 * Every message is the whole scene with its version, so a lost, repeated or late one does no harm.
 */

import { hush, tell, words } from "./speaking.js";

const GONE = 4404;
/** After so many sockets in a row without a message, or fallen silent, the page polls. */
const FAILURES = 2;
/** A socket that has lived so long was a good one, in milliseconds. */
const GOOD = 5000;

/**
 * Keep the scene up to date.
 * @param {HTMLElement} table
 * @param {import("./table.js").Door} door
 */
export function begin(table, door) {
  const { live, fragment } = table.dataset;
  /** @param {string} name @param {number} usual in milliseconds */
  const setting = (name, usual) => Number(table.dataset[name]) || usual;
  /** The server says something every 15 s. */
  const silence = setting("watchdog", 35000);
  /** A new socket says something at once. */
  const greeting = setting("greeting", 6000);
  const shortest = setting("backoff", 500);
  const longest = 30 * shortest;
  const retry = setting("retry", 60000);
  const patience = setting("patience", 3000);

  /** @type {WebSocket | null} */
  let socket = null;
  let [opened, heard, spoke] = [0, 0, false];
  let [attempts, failures] = [0, 0];
  let [watchdog, again, worry] = [0, 0, 0];
  /** @type {{ over: boolean, request: AbortController } | null} */
  let polling = null;
  let over = false;
  let away = false;
  /** How many scenes had come in when the socket opened. */
  let asked = 0;
  /** Lets polling that pauses go on. */
  let wake = () => {};

  const now = () => performance.now();
  const hidden = () => document.visibilityState !== "visible";
  /** @param {number} time */
  const sleep = (time) => new Promise((done) => setTimeout((wake = () => done(null)), time));
  const address = () => String(new URLSearchParams({ after: table.dataset.version || "", draft: table.dataset.draft || "" }));
  /** Longer with every attempt, and never at the same moment as all other pages. @param {number} attempt */
  const pause = (attempt) => Math.min(longest, shortest * 2 ** attempt) * (0.5 + Math.random() / 2);

  /** @param {"live" | "polling" | "lost"} state */
  function show(state) {
    const { dataset } = document.documentElement;
    if (dataset.connection === state) return;
    dataset.connection = state;
    clearTimeout(worry);
    if (state === "lost") {
      const trouble = () => tell({ message: words[navigator.onLine ? "reconnecting" : "offline"] }, "connection", atOnce);
      worry = setTimeout(trouble, patience);
    } else hush("connection");
  }

  function watch() {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => ended(true), spoke ? silence : greeting);
  }

  function drop() {
    clearTimeout(watchdog);
    clearTimeout(again);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
    socket = null;
  }

  function connect() {
    drop();
    if (over || !live) return;
    spoke = false;
    heard = opened = now();
    watch();
    const url = new URL(live, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    // A page that was away asks for what there is: what its seat tries elsewhere changes no version.
    url.search = away ? "" : address();
    away = true;
    try {
      socket = new WebSocket(url);
    } catch {
      ended();
      return;
    }
    socket.onopen = () => {
      asked = door.count();
      if (!polling) show("live");
    };
    socket.onmessage = ({ data }) => {
      heard = now();
      spoke = true;
      failures = 0;
      watch();
      stopPolling();
      show("live");
      receive(data);
    };
    socket.onclose = ({ code }) => (code === GONE ? end() : ended());
    socket.onerror = ended;
  }

  /**
   * The socket is closed or refused, or silent: then the way to the server may let none through any more.
   * @param {unknown} [silent]
   */
  function ended(silent) {
    drop();
    if (over) return;
    if (spoke && now() - opened > GOOD) attempts = 0;
    if (!spoke || silent === true) failures += 1;
    if (!polling) show("lost");
    if (failures >= FAILURES) poll();
    again = setTimeout(connect, polling ? retry : pause(attempts));
    attempts += 1;
  }

  /** @param {string} data */
  function receive(data) {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    if (message && message.kind === "scene") door.apply(message, asked);
  }

  async function poll() {
    if (polling || !fragment) return;
    const mine = (polling = { over: false, request: new AbortController() });
    let [errors, wait] = [0, 0];
    while (!mine.over) {
      if (hidden()) {
        // All pages of a browser share its few connections to a server; those that nobody sees leave them alone.
        await new Promise((done) => (wake = () => done(null)));
        wait = 0;
        continue;
      }
      const [request, begun, before] = [new AbortController(), now(), door.count()];
      const late = setTimeout(() => request.abort(), silence);
      mine.request = request;
      try {
        const url = `${fragment}?${address()}&wait=${wait}`;
        const answer = await fetch(url, { headers: { Accept: "application/json" }, cache: "no-store", signal: request.signal });
        if (answer.status === 404) return end();
        if (!answer.ok) throw new Error(String(answer.status));
        const news = await answer.json();
        if (mine.over) return;
        show("polling");
        door.apply(news, before);
        // A server that does not wait is not asked without end.
        if (wait && now() - begun < shortest) await sleep(shortest);
        [errors, wait] = [0, 25];
      } catch {
        if (mine.over) return;
        if (hidden()) continue;
        show("lost");
        await sleep(pause(errors));
        // Whether there is a way again is to be known at once.
        [errors, wait] = [errors + 1, 0];
      } finally {
        clearTimeout(late);
      }
    }
  }

  function stopPolling() {
    if (!polling) return;
    polling.over = true;
    polling.request.abort();
    polling = null;
    wake();
  }

  function rest() {
    drop();
    stopPolling();
    clearTimeout(worry);
  }

  /** The table is gone: there is nothing to wait for. */
  function end() {
    over = true;
    rest();
    delete document.documentElement.dataset.connection;
    hush("connection");
  }

  function atOnce() {
    const fresh = socket && socket.readyState === WebSocket.OPEN && now() - heard < (silence * 20) / 35;
    wake();
    if (over || fresh) return;
    attempts = 0;
    connect();
  }

  window.addEventListener("online", atOnce);
  document.addEventListener("visibilitychange", () => (hidden() ? polling?.request.abort() : atOnce()));
  window.addEventListener("pagehide", rest);
  window.addEventListener("pageshow", ({ persisted }) => persisted && atOnce());
  connect();
}
