import type { Bet, Picks, RoundReply, TableData } from './types';

/** A failed call: the server's error name, or `offline` without a reply. */
export class PlayError extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const options: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  const response = await fetch(path, { ...options, credentials: 'same-origin' }).catch(() => null);
  if (!response) throw new PlayError('offline');
  const reply = (await response.json().catch(() => ({}))) as { error?: string };
  if (!response.ok) throw new PlayError(reply.error ?? 'failed');
  return reply as T;
}

/** A page's calls. Keeps a round's ID until a reply arrives, so that a retry never stakes twice. */
export class PlayApi {
  private pending: { id: string; bets: string } | null = null;

  constructor(private readonly session: string) {}

  table(): Promise<TableData> {
    return call(`/play/s/${this.session}/table`);
  }

  async play(bets: readonly Bet[]): Promise<RoundReply> {
    const text = JSON.stringify(bets);
    if (this.pending?.bets !== text) this.pending = { id: crypto.randomUUID(), bets: text };
    try {
      const reply = await call<RoundReply>(`/play/s/${this.session}/rounds`, { roundId: this.pending.id, bets });
      this.pending = null;
      return reply;
    } catch (error) {
      if (error instanceof PlayError && error.reason !== 'offline') this.pending = null;
      throw error;
    }
  }

  act(roundId: string, step: number, picks: Picks): Promise<RoundReply> {
    return call(`/play/s/${this.session}/rounds/${roundId}/steps`, { step, picks });
  }
}
