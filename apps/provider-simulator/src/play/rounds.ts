import { Inject, Injectable } from '@nestjs/common';
import { InsufficientCredit, post } from '../books/ledger';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../settings/config';
import type { PlaySession } from '../sessions/play-sessions';
import { type Queries, Storage } from '../storage/storage';
import { type CatalogueGame, gameById } from '../world/catalogue';
import { WorldClock } from '../world/clock';
import { roundRandom } from '../world/random';
import { engineFor, type RoundView, type Step } from './engines';

export interface RoundRow {
  id: string;
  member_id: string;
  play_session_id: string | null;
  game_id: string;
  provider: string;
  family: string;
  status: 'OPEN' | 'SETTLED' | 'VOID';
  stake: bigint;
  payout: bigint;
  state: unknown;
  view: RoundView;
  steps: number;
  created_at: Date;
  settled_at: Date | null;
}

/** A round as the page receives it, and the credit after it. */
export interface RoundReply {
  round: RoundRow;
  credit: bigint;
}

/** The round ID belongs to another round, or the step is not the next one. */
export class RoundConflict extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RoundConflict';
  }
}

/** Stakes, steps, settlements and voids. Serialises one member's rounds; each round ID counts once. */
@Injectable()
export class Rounds {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
    @Inject(SIMULATOR_CONFIG) private readonly config: SimulatorConfig,
  ) {}

  /**
   * Plays a round, or opens one that takes more steps. Repeating the ID with the same bets returns the first result.
   *
   * @throws InsufficientCredit, InvalidBet, RoundConflict
   */
  async open(session: PlaySession, roundId: string, bets: unknown): Promise<RoundReply> {
    const game = gameById(session.gameId)!;
    return this.storage.transaction(async (queries) => {
      await lockMember(queries, session.memberId);
      const known = await queries.row<RoundRow & { same: boolean }>(
        'select *, bet = $2::jsonb as same from round where id = $1',
        [roundId, JSON.stringify(bets)],
      );
      if (known) return this.replay(queries, known, session);
      const at = this.clock.now();
      const step = engineFor(game).open(game, bets, { random: this.randomOf(roundId, 0), now: at });
      await insertRound(queries, roundId, session, game, step, bets, at);
      const credit = await post(queries, {
        memberId: session.memberId,
        kind: 'STAKE',
        amount: -step.stake,
        reference: roundId,
        at,
      });
      return step.payout === null
        ? reply(queries, roundId, credit)
        : settle(queries, roundId, session.memberId, step, credit, at);
    });
  }

  /**
   * Plays the next step of an open round; repeating a step returns its result. @throws InsufficientCredit, InvalidBet,
   * RoundConflict
   */
  async act(session: PlaySession, roundId: string, stepNumber: number, picks: unknown): Promise<RoundReply> {
    return this.storage.transaction(async (queries) => {
      let credit = await lockMember(queries, session.memberId);
      const round = await queries.row<RoundRow>('select * from round where id = $1 and play_session_id = $2', [
        roundId,
        session.id,
      ]);
      if (!round) throw new RoundConflict('no such round');
      if (round.steps > stepNumber) return { round, credit };
      const game = gameById(round.game_id)!;
      const engine = engineFor(game);
      if (round.status !== 'OPEN' || round.steps !== stepNumber || !engine.act)
        throw new RoundConflict('not the round’s next step');
      const at = this.clock.now();
      const context = { random: this.randomOf(roundId, stepNumber + 1), now: at };
      const step = engine.act(game, round.state, picks, round.stake, context);
      if (step.stake > 0n) {
        const reference = `${roundId}:${stepNumber + 1}`;
        credit = await post(queries, { memberId: session.memberId, kind: 'STAKE', amount: -step.stake, reference, at });
      }
      await queries.rows(
        'update round set stake = stake + $2, state = $3, view = $4, steps = steps + 1 where id = $1',
        [roundId, step.stake, JSON.stringify(step.state), JSON.stringify(step.view)],
      );
      return step.payout === null
        ? reply(queries, roundId, credit)
        : settle(queries, roundId, session.memberId, step, credit, at);
    });
  }

  /**
   * Voids a round: returns an open round's stake, and reverses a settled round's payout, too. Voiding again has no effect.
   *
   * @throws InsufficientCredit if the winnings are spent
   */
  async void(roundId: string): Promise<RoundReply | undefined> {
    const found = await this.storage.row<{ member_id: string }>('select member_id from round where id = $1', [roundId]);
    if (!found) return undefined;
    return this.storage.transaction(async (queries) => {
      const credit = await lockMember(queries, found.member_id);
      const round = (await queries.row<RoundRow>('select * from round where id = $1', [roundId]))!;
      if (round.status === 'VOID') return { round, credit };
      const at = this.clock.now();
      const amount = round.stake - round.payout;
      if (round.status === 'SETTLED') {
        await queries.rows('update member set turnover = greatest(turnover - $2, 0) where id = $1', [
          found.member_id,
          round.stake,
        ]);
      }
      await queries.rows(`update round set status = 'VOID', state = null, settled_at = $2 where id = $1`, [
        roundId,
        at,
      ]);
      const after = await post(queries, { memberId: found.member_id, kind: 'VOID', amount, reference: roundId, at });
      return reply(queries, roundId, after);
    });
  }

  /** Returns the unfinished round: this session's own, or another session's of the same game, which moves here. */
  async openRound({ id, memberId, gameId }: PlaySession): Promise<RoundRow | undefined> {
    const own = await this.storage.row<RoundRow>(`select * from round where play_session_id = $1 and status = 'OPEN'`, [
      id,
    ]);
    if (own) return own;
    return this.storage.row<RoundRow>(
      `update round set play_session_id = $1
       where id = (select id from round where member_id = $2 and game_id = $3 and status = 'OPEN' order by created_at limit 1)
       returning *`,
      [id, memberId, gameId],
    );
  }

  recent(filter: { memberId?: string; limit: number }): Promise<(RoundRow & { username: string })[]> {
    return this.storage.rows(
      `select round.*, member.username from round join member on member.id = round.member_id
       where $1::text is null or round.member_id = $1 order by round.created_at desc limit $2`,
      [filter.memberId ?? null, filter.limit],
    );
  }

  private randomOf(roundId: string, step: number) {
    return roundRandom(this.config.seed, `${roundId}#${step}`);
  }

  private async replay(
    queries: Queries,
    round: RoundRow & { same: boolean },
    session: PlaySession,
  ): Promise<RoundReply> {
    const mine = round.member_id === session.memberId && round.play_session_id === session.id && round.same;
    if (!mine) throw new RoundConflict('the round id is taken');
    return { round, credit: await creditOf(queries, session.memberId) };
  }
}

/** Serialises one member's rounds, so that no two of them stake the same credit. */
async function lockMember(queries: Queries, memberId: string): Promise<bigint> {
  const row = await queries.row<{ credit: bigint }>('select credit from member where id = $1 for update', [memberId]);
  if (!row) throw new InsufficientCredit();
  return row.credit;
}

async function creditOf(queries: Queries, memberId: string): Promise<bigint> {
  return (await queries.row<{ credit: bigint }>('select credit from member where id = $1', [memberId]))!.credit;
}

async function reply(queries: Queries, roundId: string, credit: bigint): Promise<RoundReply> {
  return { round: (await queries.row<RoundRow>('select * from round where id = $1', [roundId]))!, credit };
}

async function insertRound(
  queries: Queries,
  id: string,
  session: PlaySession,
  game: CatalogueGame,
  step: Step,
  bets: unknown,
  at: Date,
): Promise<void> {
  if (await queries.row(`select 1 from round where play_session_id = $1 and status = 'OPEN'`, [session.id])) {
    throw new RoundConflict('another round is open');
  }
  await queries.rows(
    `insert into round (id, member_id, play_session_id, game_id, provider, family, status, stake, bet, state, view, created_at)
     values ($1, $2, $3, $4, $5, $6, 'OPEN', $7, $8, $9, $10, $11)`,
    [
      id,
      session.memberId,
      session.id,
      game.id,
      game.provider,
      game.family,
      step.stake,
      JSON.stringify(bets),
      JSON.stringify(step.state),
      JSON.stringify(step.view),
      at,
    ],
  );
}

/** Pays out and adds the whole stake to the turnover. */
async function settle(
  queries: Queries,
  roundId: string,
  memberId: string,
  step: Step,
  creditBefore: bigint,
  at: Date,
): Promise<RoundReply> {
  const payout = step.payout ?? 0n;
  const round = (await queries.row<RoundRow>(
    `update round set status = 'SETTLED', payout = $2, state = null, settled_at = $3 where id = $1 returning *`,
    [roundId, payout, at],
  ))!;
  await queries.rows('update member set turnover = turnover + $2 where id = $1', [memberId, round.stake]);
  if (payout === 0n) return { round, credit: creditBefore };
  return { round, credit: await post(queries, { memberId, kind: 'PAYOUT', amount: payout, reference: roundId, at }) };
}
