import { Injectable } from '@nestjs/common';
import { mayPerform, OFFICE_PAGE, type OfficeRole, type Today, type WaitingItem } from '@housebrand/office';
import { AgentCalendar, businessDay, instantsOf, type InstantRange } from '@housebrand/shared';
import { Clock, Database, Helpers, type StaffPrincipal } from '@housebrand/shared/nest';
import { OfficeApprovals } from '../money/office-approvals';
import { FiguresRepository, type WaitingRow } from '../../figures/figures.repository';
import { FiguresService } from './figures.service';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const SYSTEMS = ['memberSystem', 'gamePlatform', 'external'] as const;
const WAITING_KINDS = ['UNKNOWN_OUTCOME', 'PARKED', 'CASE', 'APPROVAL', 'QUESTION'] as const;

/** The operation that opens what waits. */
const OPENED_BY = {
  UNKNOWN_OUTCOME: 'money.read',
  PARKED: 'money.read',
  CASE: 'cases.list',
  APPROVAL: 'approvals.list',
  QUESTION: 'support.read',
} as const;

/** The first page of the office: what waits, and today's figures against those of earlier days. */
@Injectable()
export class TodayService {
  constructor(
    private readonly database: Database,
    private readonly repository: FiguresRepository,
    private readonly figures: FiguresService,
    private readonly approvals: OfficeApprovals,
    private readonly calendar: AgentCalendar,
    private readonly helpers: Helpers,
    private readonly clock: Clock,
  ) {}

  async read({ prefix, role }: StaffPrincipal): Promise<Today> {
    const now = this.clock.now();
    const zone = await this.calendar.zoneOf(prefix);
    const may = (kind: WaitingItem['kind']) => mayPerform(role as OfficeRole, OPENED_BY[kind]);
    const day = businessDay(now, zone);
    const start = instantsOf({ from: day, to: day }, zone).from;
    const partOf = (daysAgo: number): InstantRange => ({
      from: new Date(start.getTime() - daysAgo * DAY_MS),
      until: new Date(now.getTime() - daysAgo * DAY_MS),
    });
    const nameOf = (daysAgo: number) => businessDay(new Date(now.getTime() - daysAgo * DAY_MS), zone);
    const weekBeforeUntil = new Date(partOf(7).from.getTime() + DAY_MS);
    const parts = [0, 1, 7].map((daysAgo) => ({ day: daysAgo === 0 ? day : nameOf(daysAgo), range: partOf(daysAgo) }));
    const found = await this.database.forAgent(prefix, async (tx) => ({
      figures: await this.figures.of(tx, parts),
      hours: await this.repository.stakes(tx, hoursOf({ from: start, until: now })),
      hoursBefore: await this.repository.stakes(tx, hoursOf({ from: partOf(7).from, until: weekBeforeUntil })),
      bonuses: await this.repository.bonuses(tx, partOf(0)),
      waiting: await this.repository.waiting(tx, OFFICE_PAGE),
      counts: await this.repository.counts(tx),
    }));
    const [today, yesterday, weekBefore] = found.figures;
    const { approvals } = await this.approvals.page(prefix, 'OPEN', undefined);
    const waiting = [
      ...found.waiting.map(toWaiting),
      ...approvals.map(({ id, action, username, amountSatang, requestedBy, requestedAt }): WaitingItem => ({
        kind: 'APPROVAL',
        id,
        record: null,
        what: action,
        username,
        amountSatang,
        by: requestedBy,
        since: requestedAt,
      })),
    ]
      .filter(({ kind }) => may(kind))
      .sort((one, other) => one.since.localeCompare(other.since));
    const countOf = (kind: WaitingItem['kind']) =>
      kind === 'APPROVAL' ? approvals.length : (found.counts.get(kind) ?? 0);
    const missing = await this.helpers.missing();
    return {
      at: now.toISOString(),
      waiting: waiting.slice(0, OFFICE_PAGE),
      counts: WAITING_KINDS.filter(may).map((kind) => ({ kind, count: countOf(kind) })),
      today: today!,
      yesterday: yesterday!,
      weekBefore: weekBefore!,
      hours: HOURS.map((hour) => ({
        hour,
        stakeSatang: found.hours[hour] ?? 0,
        weekBeforeSatang: found.hoursBefore[hour] ?? 0,
      })),
      bonuses: found.bonuses,
      providers: SYSTEMS.map((system) => ({ system, isAnswering: !missing.includes(system) })),
    };
  }
}

/** Splits a range into hours; the last one may be shorter. */
function hoursOf({ from, until }: InstantRange): InstantRange[] {
  const starts = HOURS.map((hour) => new Date(from.getTime() + hour * HOUR_MS)).filter((start) => start < until);
  return starts.map((start) => ({
    from: start,
    until: new Date(Math.min(start.getTime() + HOUR_MS, until.getTime())),
  }));
}

function toWaiting({ kind, id, record, what, username, satang, since }: WaitingRow): WaitingItem {
  const amountSatang = satang === null ? null : Number(satang);
  return { kind, id, record, what, username, amountSatang, by: null, since: since.toISOString() };
}
