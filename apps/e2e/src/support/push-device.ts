import { randomUUID } from 'node:crypto';
import { PushBrowser } from '@housebrand/notifications/testing';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { PORTAL_URL, SIMULATOR_URL } from './demo';
import { simulator } from './simulator';

/** What the portal's service worker receives. */
export interface PushText {
  title: string;
  body: string;
  path: string;
}

/**
 * A phone whose owner allows push messages. The portal, its service worker and our API are real; the simulator's push service stands in
 * for Google's and this class for the phone's list of notifications, because headless Chromium has neither. {@link deliver} carries a
 * message from the service to the worker.
 */
export class PushDevice {
  private readonly name = randomUUID();
  private readonly browser = new PushBrowser();
  private delivered = 0;

  private constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  /** @param page not opened yet */
  static async of(context: BrowserContext, page: Page): Promise<PushDevice> {
    const devtools = await context.newCDPSession(page);
    const device = new PushDevice(context, page, devtools);
    await page.addInitScript(subscribeAt, { endpoint: `${SIMULATOR_URL}/push/${device.name}`, ...device.browser.keys });
    return device;
  }

  /** Another device of the same member, as its subscription and the number of messages that it got. */
  twin() {
    const name = randomUUID();
    return {
      subscription: { endpoint: `${SIMULATOR_URL}/push/${name}`, ...new PushBrowser().keys },
      count: async () => (await simulator.pushMessages(name)).length,
    };
  }

  /** Returns how often the page has requested permission in this visit. */
  requests(): Promise<number> {
    return this.page.evaluate(() => Number(sessionStorage.getItem('requests')));
  }

  /** Returns the messages that our API sent to this browser, decrypted, newest first. */
  async received(): Promise<PushText[]> {
    const sent = await simulator.pushMessages(this.name);
    return sent.map(({ body }) => this.browser.read<PushText>(Buffer.from(body, 'base64url')));
  }

  /** Hands the oldest message that was not delivered yet to the service worker. */
  async deliver(): Promise<void> {
    const message = (await this.received()).toReversed()[this.delivered];
    const registrationId = await this.registration();
    this.delivered += 1;
    await this.worker().evaluate(listNotifications);
    await this.devtools.send('ServiceWorker.deliverPushMessage', {
      origin: PORTAL_URL,
      registrationId,
      data: JSON.stringify(message),
    });
  }

  /** Returns the titles and texts of the notifications on the phone. */
  shown(): Promise<{ title: string; body: string }[]> {
    return this.worker().evaluate(() =>
      (globalThis as unknown as WorkerScope).shown.map(({ title, body }) => ({ title, body })),
    );
  }

  /** Taps the notification. */
  async tap(): Promise<void> {
    await this.worker().evaluate(() => {
      const scope = globalThis as unknown as WorkerScope;
      dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification: scope.shown[0] }));
    });
  }

  private worker(): Worker {
    return this.context.serviceWorkers().find((worker) => worker.url().startsWith(PORTAL_URL))!;
  }

  private async registration(): Promise<string> {
    const found = new Promise<string>((resolve) => {
      this.devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(PORTAL_URL));
        if (own) resolve(own.registrationId);
      });
    });
    await this.devtools.send('ServiceWorker.disable');
    await this.devtools.send('ServiceWorker.enable');
    return found;
  }
}

interface ShownNotification {
  title: string;
  body: string;
  close: () => void;
}

interface WorkerScope {
  shown: ShownNotification[];
  registration: { showNotification: (title: string, options: { body: string }) => Promise<void> };
  WindowClient: { prototype: { focus: () => Promise<unknown> } };
  ExtendableEvent: new (type: string) => Event;
}

/** Runs in the service worker: lists its notifications, and lets it focus a window as after a person's tap. */
function listNotifications(): void {
  const scope = globalThis as unknown as WorkerScope;
  if (scope.shown) return;
  scope.shown = [];
  scope.registration.showNotification = (title, options) => {
    const notification = {
      title,
      ...options,
      close: () => void scope.shown.splice(scope.shown.indexOf(notification), 1),
    };
    scope.shown.push(notification);
    return Promise.resolve();
  };
  scope.WindowClient.prototype.focus = async function focus(this: unknown) {
    return this;
  };
}

/** Runs in the page: subscribes at another push service, and grants and counts requests for permission. */
function subscribeAt({ endpoint, ...keys }: { endpoint: string; p256dh: string; auth: string }): void {
  const stored = () => sessionStorage.getItem('pushKey');
  const subscription = (key: string) => ({
    endpoint,
    options: {
      applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
        sign.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ keys }),
    unsubscribe: () => {
      sessionStorage.removeItem('pushKey');
      return Promise.resolve(true);
    },
  });
  const current = () => {
    const key = stored();
    return key === null ? null : subscription(key);
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(current()),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      sessionStorage.setItem('pushKey', applicationServerKey);
      return Promise.resolve(current());
    },
  });
  Object.defineProperty(Notification, 'permission', {
    get: () => (sessionStorage.getItem('requests') === null ? 'default' : 'granted'),
  });
  Notification.requestPermission = () => {
    sessionStorage.setItem('requests', String(Number(sessionStorage.getItem('requests')) + 1));
    return Promise.resolve('granted');
  };
}
