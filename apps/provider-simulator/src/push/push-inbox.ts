import { Injectable } from '@nestjs/common';

const MAX_MESSAGES = 50;
const MAX_BROWSERS = 1_000;

/** A message as the browser receives it: encrypted. */
export interface ReceivedPush {
  /** Seconds for which it is kept. */
  ttl: number;
  urgency: string;
  /** The sender's public key, base64url. */
  sender: string;
  /** The encrypted content (RFC 8188), base64url. */
  body: string;
}

/** Messages to browsers, in memory. */
@Injectable()
export class PushInbox {
  private readonly messages = new Map<string, ReceivedPush[]>();
  private readonly gone = new Set<string>();

  /** @returns false if the browser has unsubscribed */
  receive(browser: string, message: ReceivedPush): boolean {
    if (this.gone.has(browser)) return false;
    if (!this.messages.has(browser) && this.messages.size >= MAX_BROWSERS) this.messages.clear();
    this.messages.set(browser, [message, ...this.of(browser)].slice(0, MAX_MESSAGES));
    return true;
  }

  /** Ends a browser's subscription. */
  unsubscribe(browser: string): void {
    this.gone.add(browser);
  }

  /** Returns a browser's messages, newest first. */
  of(browser: string): ReceivedPush[] {
    return this.messages.get(browser) ?? [];
  }
}
