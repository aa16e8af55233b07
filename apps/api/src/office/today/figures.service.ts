import { Injectable } from '@nestjs/common';
import { totalOf, type DayFigures, type DayReport, type DayReportQuery } from '@housebrand/office';
import { AgentCalendar, InvalidInput, instantsOf, type InstantRange } from '@housebrand/shared';
import { Clock, Database, daysBetween, type AgentTx } from '@housebrand/shared/nest';
import { EndedDays } from '../../figures/ended-days';
import type { RangeRow } from '../../figures/figures.repository';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;

/** A day, or its part up to an hour. */
export interface DayPart {
  day: string;
  range: InstantRange;
}

/** Figures of an agent by day. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly database: Database,
    private readonly endedDays: EndedDays,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
  ) {}

  /** Returns the figures of days or of their parts, which must not overlap. */
  async of(tx: AgentTx, parts: readonly DayPart[]): Promise<DayFigures[]> {
    const rows = await this.endedDays.read(
      tx,
      parts.map(({ range }) => range),
    );
    return rows.map((row, index) => toFigures(parts[index]!.day, row));
  }

  /** Returns a row per day up to today, oldest first. @throws InvalidInput for a reversed or too long range */
  async days(agent: string, { from, to }: DayReportQuery): Promise<DayReport> {
    const zone = await this.calendar.zoneOf(agent);
    const names = daysOf(daysBetween(from, to));
    const now = this.clock.now();
    const parts = names
      .map((day) => ({ day, range: instantsOf({ from: day, to: day }, zone) }))
      .filter(({ range }) => range.from <= now);
    const days = await this.database.forAgent(agent, (tx) => this.of(tx, parts));
    return { from, to, days, total: totalOf(from, days) };
  }
}

/** Returns the days of a range. @throws InvalidInput for more than a year */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = Math.round((Date.parse(`${to}T00:00:00Z`) - first) / DAY_MS) + 1;
  if (count > MAX_DAYS)
    throw new InvalidInput([{ field: 'to', messageKey: 'shared.invalid', values: { field: 'to' } }]);
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}

function toFigures(day: string, row: RangeRow): DayFigures {
  return {
    day,
    depositsSatang: Number(row.deposits),
    firstDeposits: row.firsts,
    withdrawalsSatang: Number(row.withdrawals),
    stakeSatang: Number(row.stake),
    payoutSatang: Number(row.payout),
    ggrSatang: Number(BigInt(row.stake) - BigInt(row.payout)),
    bonusSatang: Number(row.bonus),
    activeMembers: row.active,
    newMembers: row.fresh,
  };
}
