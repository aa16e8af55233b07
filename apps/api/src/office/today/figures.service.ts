import { Injectable } from '@nestjs/common';
import { type DayFigures, type DayReport, type DayReportQuery } from '@housebrand/office';
import { AgentCalendar, InvalidInput, instantsOf, type InstantRange } from '@housebrand/shared';
import { Clock, Database, daysBetween, type AgentTx } from '@housebrand/shared/nest';
import { FiguresRepository, type RangeRow } from './figures.repository';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;

/** Figures of an agent by day. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly database: Database,
    private readonly repository: FiguresRepository,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
  ) {}

  /** Returns the figures of a part of a day. */
  async of(tx: AgentTx, day: string, range: InstantRange): Promise<DayFigures> {
    return toFigures(day, await this.repository.range(tx, range));
  }

  /** Returns a row per day up to today, oldest first. @throws InvalidInput for a reversed or too long range */
  async days(agent: string, { from, to }: DayReportQuery): Promise<DayReport> {
    const zone = await this.calendar.zoneOf(agent);
    const names = daysOf(daysBetween(from, to));
    const now = this.clock.now();
    const days = await this.database.forAgent(agent, async (tx) => {
      const rows: DayFigures[] = [];
      for (const day of names) {
        const range = instantsOf({ from: day, to: day }, zone);
        if (range.from <= now) rows.push(await this.of(tx, day, range));
      }
      return rows;
    });
    return { from, to, days, total: totalOf(from, days) };
  }
}

function daysOf({ from, to }: { from: string; to: string }): string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = Math.round((Date.parse(`${to}T00:00:00Z`) - first) / DAY_MS) + 1;
  if (count > MAX_DAYS)
    throw new InvalidInput([{ field: 'to', messageKey: 'shared.invalid', values: { field: 'to' } }]);
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}

function toFigures(day: string, { stake, payout, active, fresh, withdrawals, bonus }: RangeRow): DayFigures {
  return {
    day,
    // the provider reports deposits to members only
    depositsSatang: null,
    withdrawalsSatang: Number(withdrawals),
    stakeSatang: Number(stake),
    payoutSatang: Number(payout),
    ggrSatang: Number(BigInt(stake) - BigInt(payout)),
    bonusSatang: Number(bonus),
    activeMembers: active,
    newMembers: fresh,
  };
}

function totalOf(day: string, days: readonly DayFigures[]): DayFigures {
  const sum = (of: (figures: DayFigures) => number | null) =>
    days.reduce((total, figures) => total + (of(figures) ?? 0), 0);
  return {
    day,
    depositsSatang: null,
    withdrawalsSatang: sum(({ withdrawalsSatang }) => withdrawalsSatang),
    stakeSatang: sum(({ stakeSatang }) => stakeSatang),
    payoutSatang: sum(({ payoutSatang }) => payoutSatang),
    ggrSatang: sum(({ ggrSatang }) => ggrSatang),
    bonusSatang: sum(({ bonusSatang }) => bonusSatang),
    activeMembers: sum(({ activeMembers }) => activeMembers),
    newMembers: sum(({ newMembers }) => newMembers),
  };
}
