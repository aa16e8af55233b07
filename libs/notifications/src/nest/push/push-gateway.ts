import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { OutboxRefused, Settings } from '@housebrand/shared/nest';
import { Agent, request } from 'undici';
import webPush from 'web-push';
import type { NewPushSubscription } from '../../core';
import type { PushKeyPair } from './push-keys';
import { isPushService } from './push-services';

const DEADLINE_MS = 10_000;
/** How long the push service keeps a message for a browser that is offline. */
const TTL_SECONDS = 24 * 60 * 60;
/** The subscription has ended. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** A later attempt may succeed. */
const BUSY: ReadonlySet<number> = new Set([408, 429]);

/** A message to one browser. */
export interface PushMessage {
  to: NewPushSubscription;
  key: PushKeyPair;
  text: string;
  isUrgent: boolean;
}

/**
 * Encrypts messages (RFC 8291) and sends them to the browsers' push services, signed with the agent's key (RFC 8292). Members choose
 * the addresses: it calls known services only, follows no redirects, and ignores what they answer but the status.
 */
@Injectable()
export class PushGateway implements OnApplicationShutdown {
  /** The simulator's origin; `null` in live mode. */
  private readonly ownOrigin: string | null;
  /** Where a push service reaches the sender. */
  private readonly subject: string;
  private readonly agent = new Agent({
    connections: 8,
    headersTimeout: DEADLINE_MS,
    bodyTimeout: DEADLINE_MS,
    connect: { timeout: 3_000 },
  });

  constructor({ mode, providers, secure, publicOrigin }: Settings) {
    this.ownOrigin = mode === 'simulator' ? new URL(providers.memberSystem.url).origin : null;
    this.subject = secure ? publicOrigin : 'mailto:push@housebrand.example';
  }

  /** Whether messages may be sent to an address. */
  accepts(endpoint: string): boolean {
    return isPushService(endpoint, this.ownOrigin);
  }

  /**
   * @returns false if the subscription has ended
   * @throws OutboxRefused if the service refuses the message for good
   */
  async send({ to, key, text, isUrgent }: PushMessage, signal: AbortSignal): Promise<boolean> {
    if (!this.accepts(to.endpoint)) return false;
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
      text,
      {
        vapidDetails: { subject: this.subject, ...key },
        TTL: TTL_SECONDS,
        urgency: isUrgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      },
    );
    const reply = await request(endpoint, {
      dispatcher: this.agent,
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    });
    await reply.body.dump({ limit: 16_384 });
    return isTaken(reply.statusCode);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent.close();
  }
}

function isTaken(status: number): boolean {
  if (status >= 200 && status < 300) return true;
  if (GONE.has(status)) return false;
  const failure = `the push service answered ${status}`;
  if (status < 500 && !BUSY.has(status)) throw new OutboxRefused(failure);
  throw new Error(failure);
}
