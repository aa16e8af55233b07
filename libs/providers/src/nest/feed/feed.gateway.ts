import { Injectable } from '@nestjs/common';
import { memberRef, satangFromBaht } from '@housebrand/shared';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import { FEED_PAGE, feedContracts as calls, type WireBetEvent } from '../../core';
import { ProviderClient } from '../provider-client';
import type { BetFeedEvent, BetFeedPage } from './feed.records';

/** What members play. Throws `NotOffered` where the provider has no feed, `ProviderUnavailable` when there is no usable answer. */
@Injectable()
export class FeedGateway {
  constructor(private readonly client: ProviderClient) {}

  /** Events of all agents after a cursor, from the very first without one; the signature was checked. */
  async page(cursor: string | null, limit = FEED_PAGE): Promise<BetFeedPage> {
    const request = { query: { cursor: cursor ?? undefined, limit: String(limit) } };
    const { result } = await this.client.callAsInstallation(calls.betFeed, request);
    // signed, but the answer to another question
    if (result.after !== (cursor ?? '')) throw new ProviderUnavailable(calls.betFeed.system, 'malformed');
    return { events: result.events.map(toBetFeedEvent), cursor: result.cursor, hasMore: result.more };
  }
}

const KINDS = { STAKE: 'stake', SETTLE: 'settle', VOID: 'void' } as const;

function toBetFeedEvent(event: WireBetEvent): BetFeedEvent {
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
