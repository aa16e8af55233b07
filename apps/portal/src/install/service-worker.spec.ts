/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { update, waitingWorker, watchUpdates } from './service-worker';

/** A worker of the browser. */
class Worker extends EventTarget {
  readonly received: unknown[] = [];

  constructor(public state: ServiceWorkerState) {
    super();
  }

  postMessage(message: unknown): void {
    this.received.push(message);
  }

  turn(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  constructor(
    public installing: Worker | null,
    public waiting: Worker | null = null,
  ) {
    super();
  }
}
const watch = (registration: Registration) => watchUpdates(registration as unknown as ServiceWorkerRegistration);

let controller: Worker | null;

beforeEach(() => {
  controller = new Worker('activated');
  const container = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('reports a worker that waits already', () => {
  const waiting = new Worker('installed');
  watch(new Registration(null, waiting));
  expect(waitingWorker()).toBe(waiting);
});

it('reports a worker whose update another tab started before this one registered', () => {
  const next = new Worker('installing');
  watch(new Registration(next));
  expect(waitingWorker()).not.toBe(next);
  next.turn('installed');
  expect(waitingWorker()).toBe(next);
});

it('reports a worker that is found later', () => {
  const registration = new Registration(null);
  watch(registration);
  const next = new Worker('installing');
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  next.turn('installed');
  expect(waitingWorker()).toBe(next);
});

it('lets the newer worker take over when the older one has ended its work', () => {
  const next = new Worker('installed');
  watch(new Registration(null, next));
  update();
  expect([controller?.received, next.received]).toEqual([['leave'], []]);
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'left' }));
  expect(next.received).toEqual(['update']);
});

it('lets the newer worker take over from one that reports nothing', () => {
  jest.useFakeTimers();
  const next = new Worker('installed');
  watch(new Registration(null, next));
  update();
  jest.advanceTimersByTime(3000);
  expect(next.received).toEqual(['update']);
  jest.useRealTimers();
});
