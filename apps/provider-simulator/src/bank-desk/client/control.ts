/** A member in the control API's format. Amounts in satang. */
export interface Member {
  username: string;
  prefix: string;
  name: string;
  bankName: string;
  accountNumber: string;
  creditSatang: number;
  points: number;
  depositedSatang: number;
  turnoverSatang: number;
  tier: number;
}
export interface Payment {
  id: string;
  kind: 'DEPOSIT' | 'WITHDRAWAL';
  username: string;
  channel: 'BANK' | 'DEPOSIT_POINT' | 'TRUE_MONEY';
  amountSatang: number;
  status: string;
  reference: string;
  createdAt: string;
  expiresAt: string | null;
}
export interface StatementLine {
  kind: string;
  amountSatang: number;
  balanceAfterSatang: number;
  reference: string;
  at: string;
}
export interface Round {
  id: string;
  username: string;
  game: string;
  status: 'OPEN' | 'SETTLED' | 'VOID';
  stakeSatang: number;
  payoutSatang: number;
  createdAt: string;
}
export interface SentMessage {
  username: string;
  channel: string;
  /** `null` for LINE. */
  tel: string | null;
  text: string;
  at: string;
}
export interface WebhookDesk {
  receivers: { prefix: string; address: string; hasSecret: boolean }[];
  events: { id: string; kind: string; prefix: string; username: string | null; at: string; times: number }[];
}
export interface Fault {
  id: string;
  kind: string;
  system?: string;
  call?: string;
  username?: string;
  prefix?: string;
  times?: number;
  met: number;
}

/** Calls the control API. @throws Error with the server's message */
export async function control<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const response = await fetch(`/control/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const reply = (await response.json().catch(() => ({}))) as { message?: string };
  if (!response.ok) throw new Error(reply.message ?? String(response.status));
  return reply as T;
}
