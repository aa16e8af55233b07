import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BalanceGateway } from '@housebrand/providers/nest';
import { actingAs, waitUntil } from '@housebrand/shared/testing';
import type { GiftAllowance, PaymentEntry } from '../core';

interface PaymentList {
  code: number;
  data: PaymentEntry[];
  meta: { total: number };
}

/** Members of MTO at work with the wallet's own API: each call under a key of its own unless it is told one. */
export class WalletClient {
  private keys = 0;

  constructor(private readonly app: NestFastifyApplication) {}

  newKey(): string {
    return `key-${(this.keys += 1)}`;
  }

  give(sender: string, receiver: string, amount: unknown, key: string | null = this.newKey(), more: object = {}) {
    const body = { depositUsername: sender, receiverUsername: receiver, amount, ...more };
    return this.post(sender, 'payments/send_gift', body, key);
  }

  /** Gives under one key until there is an answer: a busy provider has none at first. @returns its status */
  async given(sender: string, receiver: string, amount: number): Promise<number> {
    const key = this.newKey();
    let status = 503;
    await waitUntil(async () => (status = (await this.give(sender, receiver, amount, key)).statusCode) !== 503);
    return status;
  }

  redeem(username: string, couponCode: unknown, key: string | null = this.newKey()) {
    return this.post(username, 'coupons.redeem', { couponCode }, key);
  }

  async list(username: string, mode: string, query = ''): Promise<PaymentList> {
    const url = `/api/apps/payments/${mode}${query}`;
    return (await this.app.inject({ url, headers: actingAs('MTO', username) })).json<PaymentList>();
  }

  async allowance(username: string): Promise<GiftAllowance> {
    const url = '/api/apps/payments/gift-allowance';
    return (await this.app.inject({ url, headers: actingAs('MTO', username) })).json<{ data: GiftAllowance }>().data;
  }

  async last(username: string, mode: string): Promise<PaymentEntry | undefined> {
    return (await this.list(username, mode)).data[0];
  }

  /** Waits until everything of a list has come to its end. */
  settled(username: string, mode = 'gift_sent'): Promise<void> {
    const isOver = ({ status }: PaymentEntry): boolean => status === 'SUCCESS' || status === 'REJECT';
    return waitUntil(async () => {
      const { code, data } = await this.list(username, mode, '?limit=100');
      // on a busy machine a list may not be told in time
      return code === 200 && data.every(isOver);
    });
  }

  /** What the provider says a member holds: baht, and points. */
  async holds(username: string): Promise<{ baht: number; points: number }> {
    const balances = this.app.get(BalanceGateway, { strict: false });
    const { balanceSatang, points } = await balances.current({ prefix: 'MTO', username });
    return { baht: Number(balanceSatang) / 100, points };
  }

  private post(username: string, path: string, payload: object, key: string | null) {
    const headers = { ...actingAs('MTO', username), ...(key !== null && { 'idempotency-key': key }) };
    return this.app.inject({ method: 'POST', url: `/api/apps/${path}`, headers, payload });
  }
}
