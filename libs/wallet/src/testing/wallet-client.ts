import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BalanceGateway } from '@housebrand/providers/nest';
import { bahtNumber } from '@housebrand/shared';
import { actingAs, waitUntil } from '@housebrand/shared/testing';
import type { GiftAllowance, PaymentEntry } from '../core';

interface PaymentList {
  code: number;
  data: PaymentEntry[];
  meta: { total: number };
}

/** Calls the wallet's API as members of MTO. Each write gets a new idempotency key unless the caller passes one. */
export class WalletClient {
  private keys = 0;

  constructor(private readonly app: NestFastifyApplication) {}

  newKey(): string {
    this.keys += 1;
    return `key-${this.keys}`;
  }

  give(sender: string, receiver: string, amount: unknown, key: string | null = this.newKey(), more: object = {}) {
    const body = { depositUsername: sender, receiverUsername: receiver, amount, ...more };
    return this.post(sender, 'payments/send_gift', body, key);
  }

  /** Sends a gift and retries with the same key while the provider is too busy to reply (503). @returns the status */
  async given(sender: string, receiver: string, amount: number): Promise<number> {
    const key = this.newKey();
    let status = 503;
    await waitUntil(async () => {
      ({ statusCode: status } = await this.give(sender, receiver, amount, key));
      return status !== 503;
    });
    return status;
  }

  preview(username: string, couponCode: unknown) {
    return this.post(username, 'coupons.preview', { couponCode }, null);
  }

  redeem(username: string, couponCode: unknown, key: string | null = this.newKey()) {
    return this.post(username, 'coupons.redeem', { couponCode }, key);
  }

  previewReturn(username: string, redemption: string) {
    const url = `/api/apps/coupons/redemptions/${redemption}/return`;
    return this.app.inject({ url, headers: actingAs('MTO', username) });
  }

  returnCoupon(username: string, redemption: string, amountSatang: unknown, key: string | null = this.newKey()) {
    return this.post(username, `coupons/redemptions/${redemption}/return`, { amountSatang }, key);
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

  /** Waits until every payment in a list has a final status. */
  settled(username: string, mode = 'gift_sent'): Promise<void> {
    const isOver = ({ status }: PaymentEntry): boolean => status === 'SUCCESS' || status === 'REJECT';
    return waitUntil(async () => {
      const { code, data } = await this.list(username, mode, '?limit=100');
      // On a busy machine the list may time out; try again.
      return code === 200 && data.every(isOver);
    });
  }

  /** Returns the member's balance at the provider, in baht and points. */
  async holds(username: string): Promise<{ baht: number; points: number }> {
    const balances = this.app.get(BalanceGateway, { strict: false });
    const { balanceSatang, points } = await balances.current({ prefix: 'MTO', username });
    return { baht: bahtNumber(balanceSatang), points };
  }

  private post(username: string, path: string, payload: object, key: string | null) {
    const headers = { ...actingAs('MTO', username), ...(key !== null && { 'idempotency-key': key }) };
    return this.app.inject({ method: 'POST', url: `/api/apps/${path}`, headers, payload });
  }
}
