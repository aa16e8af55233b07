import { Injectable } from '@nestjs/common';
import { AgentCalendar, businessDay, DomainError, instantsOf, type MemberRef } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import {
  daysOfMonth,
  MemberSpending,
  periodAt,
  PlayRecords,
  roundCursor,
  roundOf,
  ROUNDS_LIMIT,
  type DayOfGame,
  type PlayedDay,
  type PlayedGame,
  type PlayedRounds,
  type PlayHistory,
} from '../core';
import type { PlayedRoundsQueryDto } from './dto/play-history.dto';

/** The most months with play that a copy of a member's data lists. */
const MAX_MONTHS = 36;

/** What a member played, and what it cost. */
@Injectable()
export class PlayHistoryService {
  constructor(
    private readonly records: PlayRecords,
    private readonly spending: MemberSpending,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
  ) {}

  /** @param requested `YYYY-MM`; omitted: the current month */
  async month(member: MemberRef, requested?: string): Promise<PlayHistory> {
    const zone = await this.calendar.zoneOf(member.prefix);
    const now = this.clock.now();
    const current = businessDay(now, zone).slice(0, 7);
    const month = requested ?? current;
    const range = instantsOf(daysOfMonth(month), zone);
    const [games, before, lostInWeek] = await Promise.all([
      this.records.byDay(member, range, zone),
      this.records.lastBefore(member, range.from),
      month === current ? this.spending.lost(member, periodAt('WEEK', now, zone)) : null,
    ]);
    const names = await this.namesOf(member.prefix, games);
    return {
      month,
      previousMonth: before && businessDay(before, zone).slice(0, 7),
      net: lostInWeek === null ? null : { weekSatang: Number(-lostInWeek), monthSatang: Number(netOf(games)) },
      days: [...Map.groupBy(games, ({ day }) => day)].map(([day, played]) => toDay(day, played, names)),
    };
  }

  /** Returns the days of all months for a member's own copy, newest first; `isComplete` is false beyond 36 months. */
  async copy(member: MemberRef): Promise<{ days: PlayedDay[]; isComplete: boolean }> {
    const days: PlayedDay[] = [];
    let month: string | null | undefined;
    for (let read = 0; read < MAX_MONTHS && month !== null; read += 1) {
      const history: PlayHistory = await this.month(member, month);
      days.push(...history.days);
      month = history.previousMonth;
    }
    return { days, isComplete: month === null };
  }

  /** @throws InvalidInput for a text that is no cursor */
  async rounds(member: MemberRef, { day, gameId, cursor }: PlayedRoundsQueryDto): Promise<PlayedRounds> {
    const zone = await this.calendar.zoneOf(member.prefix);
    const range = instantsOf({ from: day, to: day }, zone);
    const after = cursor === undefined ? null : roundOf(cursor);
    const found = await this.records.rounds(member, { range, gameId, limit: ROUNDS_LIMIT + 1, after });
    const rounds = found.slice(0, ROUNDS_LIMIT);
    return {
      rounds: rounds.map(({ at, stakeSatang, payoutSatang, ...round }) => ({
        ...round,
        at: at.toISOString(),
        stakeSatang: Number(stakeSatang),
        payoutSatang: Number(payoutSatang),
      })),
      cursor: found.length > ROUNDS_LIMIT ? roundCursor(rounds.at(-1)!) : null,
    };
  }

  /** Without the catalogue, the history shows the ids of games. */
  private async namesOf(prefix: string, games: readonly DayOfGame[]): Promise<ReadonlyMap<string, string>> {
    if (games.length === 0) return new Map();
    try {
      return await this.records.gameNames(prefix, [...new Set(games.map(({ gameId }) => gameId))]);
    } catch (error) {
      if (error instanceof DomainError) return new Map();
      throw error;
    }
  }
}

function netOf(games: readonly DayOfGame[]): bigint {
  return games.reduce((net, { payoutSatang, stakeSatang }) => net + payoutSatang - stakeSatang, 0n);
}

function toDay(day: string, played: readonly DayOfGame[], names: ReadonlyMap<string, string>): PlayedDay {
  const games = played.map((game): PlayedGame => {
    const { gameId, provider, category, rounds, voids, stakeSatang, payoutSatang } = game;
    const figures = { rounds, stakeSatang: Number(stakeSatang), payoutSatang: Number(payoutSatang), voids };
    return { gameId, name: names.get(gameId) ?? null, provider, category, ...figures };
  });
  const sum = (of: 'rounds' | 'stakeSatang' | 'payoutSatang' | 'voids'): number =>
    games.reduce((total, game) => total + game[of], 0);
  return {
    day,
    rounds: sum('rounds'),
    stakeSatang: sum('stakeSatang'),
    payoutSatang: sum('payoutSatang'),
    voids: sum('voids'),
    games,
  };
}
