import { Injectable } from '@nestjs/common';
import {
  OFFICE_PAGE,
  UnknownMoney,
  type MemberCounts,
  type MemberMonth,
  type MoneyItem,
  type MoneyList,
  type MoneyQuery,
  type MoneyRecord,
} from '@housebrand/office';
import { ReportsGateway } from '@housebrand/providers/nest';
import {
  AgentCalendar,
  businessDay,
  creditOrPoints,
  instantsOf,
  isUuid,
  normalizeUsername,
  type MemberRef,
} from '@housebrand/shared';
import { Clock, Database, daysBetween } from '@housebrand/shared/nest';
import { settledDeposits } from '@housebrand/quests';
import { cursorOf, placeOf } from '../cursors';
import { unlessRefused } from '../unless-refused';
import { MoneyRepository, type MoneyRow } from './money.repository';

/** Lists of the money that an agent's members move. */
@Injectable()
export class MoneyOverview {
  constructor(
    private readonly database: Database,
    private readonly repository: MoneyRepository,
    private readonly reports: ReportsGateway,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of payments and moves, newest first. @throws InvalidInput */
  async list(agent: string, { from, to, username, cursor, ...query }: MoneyQuery): Promise<MoneyList> {
    const after = placeOf(cursor);
    const range = from || to ? instantsOf(daysBetween(from, to), await this.calendar.zoneOf(agent)) : null;
    const filter = {
      ...query,
      ...(username && { username: normalizeUsername(username) }),
      ...(range && { from: range.from, until: range.until }),
    };
    const rows = await this.database.forAgent(agent, (tx) => this.repository.page(tx, filter, after, OFFICE_PAGE + 1));
    const page = rows.slice(0, OFFICE_PAGE);
    const last = rows.length > OFFICE_PAGE ? page.at(-1)! : null;
    return { items: page.map(toMoneyItem), cursor: last && cursorOf({ at: last.created_at, id: last.id }) };
  }

  /** Returns one record. @throws UnknownMoney */
  async row(agent: string, record: MoneyRecord, id: string): Promise<MoneyRow> {
    const found = isUuid(id) ? await this.database.forAgent(agent, (tx) => this.repository.find(tx, record, id)) : null;
    if (!found) throw new UnknownMoney();
    return found;
  }

  /** Counts what waits for staff about a member. */
  waitingOf(member: MemberRef): Promise<Pick<MemberCounts, 'openMoney' | 'openQuestions'>> {
    return this.database.forAgent(member.prefix, (tx) => this.repository.waitingOf(tx, member));
  }

  /** Returns what a member deposited and withdrew in the current month; `null` while the provider does not report it. */
  async monthOf(member: MemberRef): Promise<Omit<MemberMonth, 'netPlaySatang'>> {
    const zone = await this.calendar.zoneOf(member.prefix);
    const today = businessDay(this.clock.now(), zone);
    const range = instantsOf({ from: `${today.slice(0, 7)}-01`, to: today }, zone);
    const [deposits, withdrawals] = await Promise.all([
      unlessRefused(this.reports.deposits(member, range)),
      unlessRefused(this.reports.withdrawals(member, range)),
    ]);
    return {
      depositsSatang: deposits && Number(settledDeposits(deposits)),
      withdrawalsSatang:
        withdrawals &&
        Number(
          withdrawals
            .filter(({ status }) => status === 'SUCCESS')
            .reduce((sum, { amountSatang }) => sum + amountSatang, 0n),
        ),
    };
  }
}

/** Maps a record to an entry of the list. */
export function toMoneyItem(row: MoneyRow): MoneyItem {
  const { record, id, kind, state, username, counterparty, reference, failure } = row;
  const amount =
    row.amount === null ? { amountSatang: null, amountPoints: null } : creditOrPoints(row.unit, BigInt(row.amount));
  return {
    record,
    id,
    kind,
    state,
    username,
    counterparty,
    ...amount,
    reference,
    failure,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}
