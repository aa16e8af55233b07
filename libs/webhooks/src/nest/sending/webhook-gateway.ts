import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, request } from 'undici';
import type { DeliveryFailure } from '../../core';
import { signatureOf } from './signature';
import { AddressRefused, WebhookAddresses } from './webhook-addresses';

const DEADLINE_MS = 10_000;
/** The rest of an answer is not read. */
const MAX_ANSWER_BYTES = 16_384;

/** An attempt to deliver an event. */
export interface OutgoingEvent {
  url: string;
  /** One signature each. */
  secrets: readonly string[];
  /** The event's id. */
  id: string;
  at: Date;
  /** JSON. */
  body: string;
}

/** How an attempt ended. */
export interface Attempt {
  /** HTTP status; `null` without an answer. */
  status: number | null;
  /** `null`: the event arrived. */
  failure: DeliveryFailure | null;
}

/** Posts signed events to webhooks. It follows no redirects, and ignores what they answer but the status. */
@Injectable()
export class WebhookGateway implements OnApplicationShutdown {
  private readonly agent: Agent;

  constructor(private readonly addresses: WebhookAddresses) {
    this.agent = new Agent({
      connections: 8,
      headersTimeout: DEADLINE_MS,
      bodyTimeout: DEADLINE_MS,
      connect: { timeout: 3_000, lookup: addresses.lookup },
    });
  }

  /** @throws what the signal aborts with */
  async send({ url, secrets, id, at, body }: OutgoingEvent, signal: AbortSignal): Promise<Attempt> {
    if (this.addresses.problemOf(url)) return { status: null, failure: 'ADDRESS' };
    const timestamp = Math.floor(at.getTime() / 1_000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'housebrand-webhooks',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf(secrets, { id, timestamp, body }),
    };
    try {
      const within = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
      const reply = await request(url, { dispatcher: this.agent, method: 'POST', headers, body, signal: within });
      // the status decides, whatever follows it
      await reply.body.dump({ limit: MAX_ANSWER_BYTES }).catch(() => undefined);
      const { statusCode: status } = reply;
      return { status, failure: status >= 200 && status < 300 ? null : 'STATUS' };
    } catch (error) {
      signal.throwIfAborted();
      return { status: null, failure: failureOf(error) };
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent.destroy();
  }
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof AddressRefused) return 'ADDRESS';
  const { name, code } = error as { name?: string; code?: string };
  return name === 'TimeoutError' || code?.endsWith('_TIMEOUT') || code === 'ETIMEDOUT' ? 'TIMEOUT' : 'CONNECTION';
}
