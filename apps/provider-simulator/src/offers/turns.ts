import { businessDay, businessDayEnd } from '@housebrand/shared';
import { Inject, Injectable } from '@nestjs/common';
import { post } from '../books/ledger';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../settings/config';
import { type Queries, Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';
import { dayShifted } from '../world/calendar';
import { roundRandom } from '../world/random';
import { CHECK_INS, type Offer, type Prize, prizeOf, REWARDS } from './prizes';

interface TurnRow {
  prize: string;
  amount: bigint;
}

/** A member's status in an offer today. */
export interface OfferState {
  /** Today's prize, if the turn was used. */
  prize: Prize | null;
  /** Consecutive days up to yesterday, or up to today if the turn was used. */
  streak: number;
  /** Start of the next turn. */
  nextAt: Date;
}

/** Today's turn was used for something else. */
export class TurnUsed extends Error {
  constructor() {
    super('today’s turn is used');
    this.name = 'TurnUsed';
  }
}

/** The reward costs more points than the member has. */
export class InsufficientPoints extends Error {
  constructor() {
    super('insufficient points');
    this.name = 'InsufficientPoints';
  }
}

/**
 * Grants one turn per member, offer and business day. Credits the prize in the same transaction; a repeated request returns the
 * same turn.
 */
@Injectable()
export class Turns {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
    @Inject(SIMULATOR_CONFIG) private readonly config: SimulatorConfig,
  ) {}

  async state(memberId: string, offer: Offer): Promise<OfferState> {
    const day = businessDay(this.clock.now());
    const turn = await turnOf(this.storage, memberId, offer, day);
    const before = await daysInARow(this.storage, memberId, offer, day);
    return { prize: turn, streak: before + (turn ? 1 : 0), nextAt: businessDayEnd(day) };
  }

  /**
   * Uses today's turn.
   *
   * @param choice the shop's reward
   * @throws TurnUsed if the turn was used for another reward, InsufficientPoints
   */
  async take(memberId: string, offer: Offer, choice?: string): Promise<Prize> {
    const at = this.clock.now();
    const day = businessDay(at);
    return this.storage.transaction(async (queries) => {
      await queries.rows('select 1 from member where id = $1 for update', [memberId]);
      const known = await turnOf(queries, memberId, offer, day);
      if (known && choice !== undefined && known.name !== choice) throw new TurnUsed();
      if (known) return known;
      const prize =
        offer === 'reward'
          ? await bought(queries, memberId, choice)
          : prizeOf(offer, this.randomOf(memberId, offer, day), await daysInARow(queries, memberId, offer, day));
      await queries.rows(
        'insert into offer_turn (member_id, offer, day, prize, amount, at) values ($1, $2, $3, $4, $5, $6)',
        [memberId, offer, day, prize.name, prize.amount, at],
      );
      const reference = `${offer}-${memberId}-${day}`;
      await post(queries, { memberId, kind: 'REWARD', amount: prize.amount, reference, at });
      return { name: prize.name, amount: prize.amount };
    });
  }

  private randomOf(memberId: string, offer: Offer, day: string) {
    return roundRandom(this.config.seed, `${offer}:${memberId}:${day}`);
  }
}

async function turnOf(queries: Queries, memberId: string, offer: Offer, day: string): Promise<Prize | null> {
  const row = await queries.row<TurnRow>(
    'select prize, amount from offer_turn where member_id = $1 and offer = $2 and day = $3',
    [memberId, offer, day],
  );
  return row ? { name: row.prize, amount: row.amount } : null;
}

/** Returns consecutive check-ins up to yesterday, derived from yesterday's prize; 0 again after the last prize. */
async function daysInARow(queries: Queries, memberId: string, offer: Offer, day: string): Promise<number> {
  if (offer !== 'daily-check-in') return 0;
  const yesterday = await turnOf(queries, memberId, offer, dayShifted(day, -1));
  return (CHECK_INS.findIndex(({ name }) => name === yesterday?.name) + 1) % CHECK_INS.length;
}

async function bought(queries: Queries, memberId: string, choice: string | undefined): Promise<Prize> {
  const reward = REWARDS.find(({ name }) => name === choice);
  if (!reward) throw new TurnUsed();
  const paid = await queries.row(
    'update member set points = points - $2 where id = $1 and points >= $2 returning points',
    [memberId, reward.points],
  );
  if (!paid) throw new InsufficientPoints();
  return reward;
}
