import type { WireBetEvent } from '@housebrand/providers';
import { bahtNumber } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { Storage } from '../storage/storage';
import { gameById } from '../world/catalogue';
import { seededRandom, shuffled } from '../world/random';
import { Seeder } from '../world/seeder';

interface EventRow {
  id: bigint;
  xact: string;
  round_id: string;
  kind: WireBetEvent['kind'];
  stake: bigint;
  payout: bigint;
  at: Date;
  username: string;
  prefix: string;
  game_id: string;
  provider: string;
}

export interface FeedPage {
  events: WireBetEvent[];
  cursor: string;
  more: boolean;
}

/** A reader's position in the current world; a cursor from before a reset starts over. */
const CURSOR = /^([\w-]{36})\.(\d{1,20})\.(\d{1,19})$/;

/** The bet feed: every event at least once. If `isUnruly`, repeats and shuffles events and sends some early. */
@Injectable()
export class BetFeed {
  isUnruly = false;

  constructor(
    private readonly storage: Storage,
    private readonly seeder: Seeder,
  ) {}

  async page(cursor: string | undefined, limit: number): Promise<FeedPage> {
    const after = this.positionOf(cursor);
    const ahead = this.isUnruly ? limit : 0;
    const rows = await this.after(after, limit + 1 + ahead);
    const [page, next] = [rows.slice(0, limit), rows.slice(limit)];
    const last = page.at(-1);
    const sent = this.isUnruly ? await this.unruly(after, page, next, limit) : page;
    return {
      events: sent.map(toEvent),
      cursor: `${this.seeder.epoch}.${last?.xact ?? after.xact}.${last?.id ?? after.id}`,
      more: next.length > 0,
    };
  }

  private positionOf(cursor: string | undefined): { xact: string; id: string } {
    const [, epoch, xact, id] = CURSOR.exec(cursor ?? '') ?? [];
    return epoch === this.seeder.epoch ? { xact: xact!, id: id! } : { xact: '0', id: '0' };
  }

  private after({ xact, id }: { xact: string; id: string }, limit: number): Promise<EventRow[]> {
    return this.storage.rows<EventRow>(
      `${SELECT_EVENTS} where (e.xact, e.id) > ($1::xid8, $2::bigint) and e.xact < pg_snapshot_xmin(pg_current_snapshot())
       order by e.xact, e.id limit $3`,
      [xact, id, limit],
    );
  }

  /** Shuffles the page, repeats every third event, and mixes in some events of the previous and next page. */
  private async unruly(
    { xact, id }: { xact: string; id: string },
    page: EventRow[],
    next: EventRow[],
    limit: number,
  ): Promise<EventRow[]> {
    const before = await this.storage.rows<EventRow>(
      `${SELECT_EVENTS} where (e.xact, e.id) <= ($1::xid8, $2::bigint) order by e.xact desc, e.id desc limit $3`,
      [xact, id, limit],
    );
    const some = (rows: EventRow[]): EventRow[] => rows.filter((_row, index) => index % 3 === 0);
    return shuffled(seededRandom(`feed:${xact}:${id}`), [...page, ...some(page), ...some(before), ...some(next)]);
  }
}

const SELECT_EVENTS = `select e.id, e.xact::text as xact, e.round_id, e.kind, e.stake, e.payout, e.at,
    m.username, m.prefix, r.game_id, r.provider
  from round_event e join round r on r.id = e.round_id join member m on m.id = r.member_id`;

function toEvent(row: EventRow): WireBetEvent {
  return {
    id: `${row.xact}.${row.id}`,
    kind: row.kind,
    betID: row.round_id,
    at: row.at.toISOString(),
    prefix: row.prefix,
    username: row.username,
    gameID: row.game_id,
    provider: row.provider,
    category: gameById(row.game_id)?.category ?? 'Slot',
    stake: bahtNumber(row.stake),
    payout: bahtNumber(row.payout),
  };
}
