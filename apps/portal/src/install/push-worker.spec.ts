import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';

const SOURCE = readFileSync(join(import.meta.dirname, '../../service-worker.js'), 'utf8').replace('__FILES__', '[]');
const ORIGIN = 'http://localhost:3000';
const MESSAGE = {
  title: 'River',
  body: 'เงินฝากเข้าแล้ว',
  icon: '/icon.png',
  path: '/MTO/deposit/history?id=DP-1',
  language: 'th',
  tag: 'line-1',
};

type Handler = (event: object) => void;

const handlers = new Map<string, Handler>();
const showNotification = jest.fn(() => Promise.resolve());
const openWindow = jest.fn((address: string) => Promise.resolve(address));
let windows: { url: string; focus: jest.Mock; navigate: jest.Mock }[] = [];

/** Sends an event to the worker and waits for its work. */
async function dispatch(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  handlers.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}
const click = (path: string) => dispatch('notificationclick', { notification: { close: jest.fn(), data: { path } } });
const openAt = (path: string) => {
  const window = { url: ORIGIN + path, focus: jest.fn(), navigate: jest.fn() };
  windows.push(window);
  return window;
};

beforeEach(() => {
  windows = [];
  showNotification.mockClear();
  openWindow.mockClear();
  runInNewContext(SOURCE, {
    URL,
    caches: {},
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
  });
});

describe('worker that receives push messages', () => {
  it('shows a message once per line of the inbox', async () => {
    await dispatch('push', { data: { json: () => MESSAGE } });
    const { title, body, icon, language: lang, tag, path } = MESSAGE;
    expect(showNotification.mock.calls).toEqual([[title, { body, icon, lang, tag, data: { path } }]]);
  });

  it('opens the page of the event in the open window of the site', async () => {
    const [other, own] = [openAt('/NAGA'), openAt('/MTO/game')];
    await click(MESSAGE.path);
    expect(own.focus).toHaveBeenCalled();
    expect(own.navigate).toHaveBeenCalledWith(ORIGIN + MESSAGE.path);
    expect([other.focus.mock.calls, openWindow.mock.calls]).toEqual([[], []]);
  });

  it('opens a window without one, and no other origin', async () => {
    openAt('/NAGA');
    await click('https://example.com/MTO');
    expect(openWindow).not.toHaveBeenCalled();
    await click(MESSAGE.path);
    expect(openWindow).toHaveBeenCalledWith(ORIGIN + MESSAGE.path);
  });
});
