import { Injectable } from '@nestjs/common';
import type { DayReportQuery, GameFigures, ReportParts } from '@housebrand/office';
import { PlayRecords } from '@housebrand/protection';
import { AgentCalendar, instantsOf } from '@housebrand/shared';
import { Database, daysBetween } from '@housebrand/shared/nest';
import { FiguresRepository } from '../../figures/figures.repository';
import { daysOf } from '../today/figures.service';
import { gameNamesOf } from './game-names';
import { ReportPartsRepository, type GameRow } from './report-parts.repository';

/** Most games of a report. */
const GAMES = 50;

/** What the figures of an agent consist of: games, game providers, kinds of bonuses, members who came back, referrals. */
@Injectable()
export class ReportPartsService {
  constructor(
    private readonly database: Database,
    private readonly parts: ReportPartsRepository,
    private readonly figures: FiguresRepository,
    private readonly calendar: AgentCalendar,
    private readonly records: PlayRecords,
  ) {}

  /** @throws InvalidInput for a reversed or too long range */
  async read(agent: string, { from, to }: DayReportQuery): Promise<ReportParts> {
    daysOf(daysBetween(from, to));
    const range = instantsOf({ from, to }, await this.calendar.zoneOf(agent));
    const before = { from: new Date(2 * range.from.getTime() - range.until.getTime()), until: range.from };
    const found = await this.database.forAgent(agent, async (tx) => ({
      games: await this.parts.games(tx, range, GAMES),
      providers: await this.parts.providers(tx, range),
      bonuses: await this.figures.bonuses(tx, range),
      retention: await this.parts.retention(tx, before, range),
      referrals: await this.parts.referrals(tx, range, { from, to }),
    }));
    const { bonuses, retention, referrals } = found;
    return {
      from,
      to,
      providers: found.providers.map((row) => ({ provider: row.provider, ...playedOf(row) })),
      games: await this.named(agent, found.games),
      // income of referrers is no bonus of the reports by day, and has a figure of its own
      bonuses: bonuses.filter(({ kind }) => kind !== 'AFFILIATE'),
      retention,
      referrals: { newMembers: referrals.joined, incomeSatang: Number(referrals.income) },
    };
  }

  private async named(agent: string, rows: readonly GameRow[]): Promise<GameFigures[]> {
    const names = await gameNamesOf(this.records, agent, rows);
    return rows.map((row) => {
      const { gameId, provider, category } = row;
      return { gameId, name: names.get(gameId) ?? null, provider, category, ...playedOf(row) };
    });
  }
}

function playedOf({ bets, stake, payout }: Pick<GameRow, 'bets' | 'stake' | 'payout'>) {
  const [stakeSatang, payoutSatang] = [Number(stake), Number(payout)];
  return { bets, stakeSatang, payoutSatang, ggrSatang: stakeSatang - payoutSatang };
}
