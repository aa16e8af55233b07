import { Injectable } from '@nestjs/common';
import { RETENTION_DAYS, type DayReportQuery, type GameFigures, type ReportParts } from '@housebrand/office';
import { PlayRecords } from '@housebrand/protection';
import { AgentCalendar, instantsOf } from '@housebrand/shared';
import { Database, daysBetween } from '@housebrand/shared/nest';
import { DayPartsRepository, type GameRow } from '../../figures/day-parts.repository';
import { EndedDays } from '../../figures/ended-days';
import { daysOf } from '../today/figures.service';
import { gameNamesOf } from './game-names';
import { ReportPartsRepository } from './report-parts.repository';

/** Most games of a report. */
const GAMES = 50;

/** What the figures of an agent consist of: games, game providers, kinds of bonuses, members who came back, referrals. */
@Injectable()
export class ReportPartsService {
  constructor(
    private readonly database: Database,
    private readonly endedDays: EndedDays,
    private readonly parts: DayPartsRepository,
    private readonly repository: ReportPartsRepository,
    private readonly calendar: AgentCalendar,
    private readonly records: PlayRecords,
  ) {}

  /** @throws InvalidInput for a reversed or too long range */
  async read(agent: string, { from, to }: DayReportQuery): Promise<ReportParts> {
    const zone = await this.calendar.zoneOf(agent);
    const days = daysOf(daysBetween(from, to)).map((day) => instantsOf({ from: day, to: day }, zone));
    const range = instantsOf({ from, to }, zone);
    const before = { from: new Date(2 * range.from.getTime() - range.until.getTime()), until: range.from };
    const found = await this.database.forAgent(agent, async (tx) => {
      const split = await this.endedDays.split(tx, days);
      return {
        games: await this.parts.games(tx, split, GAMES),
        providers: await this.parts.providers(tx, split),
        bonuses: await this.parts.bonuses(tx, split),
        retention: days.length > RETENTION_DAYS ? null : await this.repository.retention(tx, before, range),
        referrals: await this.repository.referrals(tx, range, { from, to }),
      };
    });
    const { providers, games, bonuses, retention, referrals } = found;
    return {
      from,
      to,
      providers: providers.map((row) => ({ provider: row.provider, ...playedOf(row) })),
      games: await this.named(agent, games),
      bonuses,
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
