import { Injectable } from '@nestjs/common';
import { memberRef, satangFromBaht, type BetEvent } from '@housebrand/shared';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import { FEED_PAGE, feedContracts as calls, type WireBetEvent } from '../../core';
import { ProviderClient } from '../provider-client';
import type { BetFeedPage } from './feed.records';

/** The bet feed. Throws `NotOffered` if the provider has no feed, and `ProviderUnavailable` without a usable reply. */
@Injectable()
export class FeedGateway {
  constructor(private readonly client: ProviderClient) {}

  /**
   * Returns the events of all agents after a cursor, or from the first event on without one; the client has verified the
   * signature.
   */
  async page(cursor: string | null, limit = FEED_PAGE): Promise<BetFeedPage> {
    const request = { query: { cursor: cursor ?? undefined, limit: String(limit) } };
    const { result } = await this.client.callAsInstallation(calls.betFeed, request);
    // The signature is valid, but the reply belongs to another cursor.
    if (result.after !== (cursor ?? '')) throw new ProviderUnavailable(calls.betFeed.system, 'malformed');
    return { events: result.events.map(toBetEvent), cursor: result.cursor, hasMore: result.more };
  }
}

const KINDS = { STAKE: 'stake', SETTLE: 'settle', VOID: 'void' } as const;

function toBetEvent(event: WireBetEvent): BetEvent {
  return {
    id: event.id,
    kind: KINDS[event.kind],
    betId: event.betID,
    at: new Date(event.at),
    member: memberRef(event.prefix, event.username),
    gameId: event.gameID,
    provider: event.provider,
    category: event.category,
    stakeSatang: satangFromBaht(event.stake),
    payoutSatang: satangFromBaht(event.payout),
  };
}
