import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, it, mock } from 'node:test';
import { runInNewContext } from 'node:vm';
import { inWorkspace } from '../run/lib/workspace.mjs';

const FILES = Array.from({ length: 20 }, (_, at) => `/assets/file-${at}.js`);
const SOURCE = readFileSync(inWorkspace('apps/portal/service-worker.js'), 'utf8').replace(
  '__FILES__',
  JSON.stringify(FILES),
);
const ORIGIN = 'http://localhost:3000';
const MESSAGE = {
  title: 'MTO Lounge',
  body: 'เงินฝากเข้าแล้ว',
  icon: '/icon.png',
  path: '/MTO/deposit/history?id=DP-1',
  language: 'th',
  tag: 'line-1',
};

/** @type {Map<string, (event: object) => void>} */
let handlers;
let windows;
let showNotification;
let openWindow;
/** The files that the worker keeps. */
let kept;
/** Runs whenever the worker keeps a file. */
let onKept;

/** Sends an event to the worker and waits for its work. */
async function dispatch(name, event) {
  const work = [];
  handlers.get(name)({ ...event, waitUntil: (promise) => work.push(promise) });
  await Promise.all(work);
}
const click = (path) => dispatch('notificationclick', { notification: { close() {}, data: { path } } });
const openAt = (path) => {
  const window = { url: ORIGIN + path, focus: mock.fn(), navigate: mock.fn() };
  windows.push(window);
  return window;
};
async function keep({ address, signal }) {
  signal.throwIfAborted();
  kept.push(address);
  onKept();
}
// the worker has arrays of its own realm
const argumentsOf = (spy) => spy.mock.calls.map((call) => [...call.arguments]);

beforeEach(() => {
  handlers = new Map();
  windows = [];
  showNotification = mock.fn(async () => {});
  openWindow = mock.fn(async () => {});
  kept = [];
  onKept = () => {};
  runInNewContext(SOURCE, {
    URL,
    AbortController,
    setTimeout,
    caches: { open: async () => ({ keys: async () => [], add: keep }) },
    Request: class {
      constructor(address, { signal }) {
        Object.assign(this, { address, signal });
      }
    },
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (name, handler) => void handlers.set(name, handler),
  });
});

describe('push messages in the service worker', () => {
  it('shows a message once per line of the inbox', async () => {
    await dispatch('push', { data: { json: () => MESSAGE } });
    const [[title, { data, ...options }], ...others] = argumentsOf(showNotification);
    assert.equal(title, MESSAGE.title);
    assert.deepEqual({ ...options }, { body: MESSAGE.body, icon: MESSAGE.icon, lang: 'th', tag: MESSAGE.tag });
    assert.equal(data.path, MESSAGE.path);
    assert.deepEqual(others, []);
  });

  it('opens the page of the event in the open window of the site', async () => {
    const [other, own] = [openAt('/NAGA'), openAt('/MTO/game')];
    await click(MESSAGE.path);
    assert.equal(own.focus.mock.callCount(), 1);
    assert.deepEqual(argumentsOf(own.navigate), [[ORIGIN + MESSAGE.path]]);
    assert.deepEqual([other.focus.mock.callCount(), openWindow.mock.callCount()], [0, 0]);
  });

  it('opens a window without one, and no other origin', async () => {
    openAt('/NAGA');
    await click('https://example.com/MTO');
    assert.equal(openWindow.mock.callCount(), 0);
    await click(MESSAGE.path);
    assert.deepEqual(argumentsOf(openWindow), [[ORIGIN + MESSAGE.path]]);
  });
});

describe('pages that the service worker keeps', () => {
  const tell = (data, source) => dispatch('message', { data, source });

  it('keeps the files of all pages on request', async () => {
    await tell({ keep: '/' });
    assert.deepEqual(kept, FILES);
  });

  it('stops keeping files once a newer build is to take over, and says when it has stopped', async () => {
    const { promise: left, resolve: postMessage } = Promise.withResolvers();
    onKept = () => void tell('leave', { postMessage });
    await tell({ keep: '/' });
    assert.equal(await left, 'left');
    assert.equal(kept.length < FILES.length, true);
    const before = kept.length;
    await tell({ keep: '/' });
    assert.equal(kept.length, before);
  });
});
