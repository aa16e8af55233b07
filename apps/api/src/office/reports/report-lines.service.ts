import { Injectable } from '@nestjs/common';
import {
  OFFICE_PAGE,
  type OfficeRounds,
  type PaidItem,
  type PaidList,
  type PaidQuery,
  type RoundsQuery,
} from '@housebrand/office';
import { PlayRecords } from '@housebrand/protection';
import { AgentCalendar, instantsOf, normalizeUsername } from '@housebrand/shared';
import { Database, daysBetween } from '@housebrand/shared/nest';
import { cursorOf, isForeignId, placeOf } from '../cursors';
import { gameNamesOf } from './game-names';
import { ReportLinesRepository, type PaidRow } from './report-lines.repository';

const PAID_KINDS: readonly PaidItem['kind'][] = ['DEPOSIT', 'WITHDRAWAL'];

/** The lines that the figures of an agent sum. */
@Injectable()
export class ReportLinesService {
  constructor(
    private readonly database: Database,
    private readonly repository: ReportLinesRepository,
    private readonly calendar: AgentCalendar,
    private readonly records: PlayRecords,
  ) {}

  /** Returns a page of rounds, newest first. @throws InvalidInput */
  async rounds(agent: string, { from, to, cursor, username, ...games }: RoundsQuery): Promise<OfficeRounds> {
    const after = placeOf(cursor, isForeignId);
    const range = instantsOf(daysBetween(from, to), await this.calendar.zoneOf(agent));
    const filter = { ...games, ...(username && { username: normalizeUsername(username) }) };
    const rows = await this.database.forAgent(agent, (tx) =>
      this.repository.rounds(tx, range, filter, after, OFFICE_PAGE + 1),
    );
    const page = rows.slice(0, OFFICE_PAGE);
    const names = await gameNamesOf(this.records, agent, page);
    return {
      rounds: page.map(({ id, username: member, gameId, provider, stake, payout, at }) => ({
        ...{ id, username: member, gameId, name: names.get(gameId) ?? null, provider },
        ...{ stakeSatang: Number(stake), payoutSatang: Number(payout), at: at.toISOString() },
      })),
      cursor: rows.length > OFFICE_PAGE ? cursorOf(page.at(-1)!) : null,
    };
  }

  /** Returns a page of deposits that arrived and withdrawals that were paid, the last ended first. @throws InvalidInput */
  async paid(agent: string, { from, to, kind, username, cursor }: PaidQuery): Promise<PaidList> {
    const after = placeOf(cursor, isForeignId);
    const range = instantsOf(daysBetween(from, to), await this.calendar.zoneOf(agent));
    const filter = { kinds: kind ? [kind] : PAID_KINDS, ...(username && { username: normalizeUsername(username) }) };
    const rows = await this.database.forAgent(agent, (tx) =>
      this.repository.paid(tx, range, filter, after, OFFICE_PAGE + 1),
    );
    const page = rows.slice(0, OFFICE_PAGE);
    const last = rows.length > OFFICE_PAGE ? page.at(-1)! : null;
    return { items: page.map(toPaidItem), cursor: last && cursorOf({ at: last.at, id: last.reference }) };
  }
}

function toPaidItem({ kind, reference, username, satang, at, isFirst, move }: PaidRow): PaidItem {
  return { kind, reference, username, amountSatang: Number(satang), endedAt: at.toISOString(), isFirst, move };
}
