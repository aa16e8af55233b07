import { Injectable } from '@nestjs/common';
import { AgentCalendar, NotFound } from '@housebrand/shared';
import { Audit, Clock, Database, type Editor } from '@housebrand/shared/nest';
import { assertTournaments, TournamentNotRunning, type TournamentConfig } from '../core';
import { rewardNumber } from './board-rows';
import { ShownBoards } from './shown-boards';
import { TournamentsRepository, type TournamentRow, type WantedTournament } from './tournaments.repository';

/** Reads and replaces an agent's tournaments, for operators' commands and agent-key calls. */
@Injectable()
export class TournamentEditorService {
  constructor(
    private readonly database: Database,
    private readonly tournaments: TournamentsRepository,
    private readonly calendar: AgentCalendar,
    private readonly audit: Audit,
    private readonly shown: ShownBoards,
    private readonly clock: Clock,
  ) {}

  /** The running and upcoming tournaments. @throws NotFound for an unknown agent */
  async list(prefix: string): Promise<TournamentConfig[]> {
    await this.calendar.zoneOf(prefix);
    const now = this.clock.now();
    return (await this.tournaments.list(prefix)).filter(({ endDate }) => endDate > now).map(toConfig);
  }

  /**
   * Replaces the upcoming tournaments and updates the texts of running ones; an omitted running one stays.
   * @throws InvalidInput, NotFound for an unknown agent
   */
  async replace(prefix: string, rows: readonly TournamentConfig[], by: Editor): Promise<TournamentConfig[]> {
    await this.calendar.zoneOf(prefix);
    const wanted = rows.map(toRow);
    await this.database.forAgent(prefix, async (tx) => {
      await this.tournaments.replace(tx, (stored) => {
        const now = this.clock.now();
        assertTournaments(rows, stored.map(toConfig), now);
        const started = stored.filter(({ startDate }) => startDate <= now);
        return [...started.filter(({ id }) => !rows.some((row) => row.id === id)), ...wanted];
      });
      const details = { tournaments: wanted.map(inShort).join(' ') };
      await this.audit.noteEdit(tx, prefix, by, {
        action: 'settings.tournaments-replaced',
        subject: 'tournaments',
        details,
      });
    });
    await this.shown.edited(prefix);
    return this.list(prefix);
  }

  /**
   * Ends a running tournament now: later bets don't count, and the prizes follow as after a planned end.
   * @throws NotFound, TournamentNotRunning
   */
  async endEarly(prefix: string, id: string, by: Editor): Promise<void> {
    const now = this.clock.now();
    const isEnded = await this.database.forAgent(prefix, async (tx) => {
      const planned = await this.tournaments.endEarly(tx, id, now);
      if (planned === null) return false;
      const details = { tournament: id, plannedEnd: planned.toISOString(), end: now.toISOString() };
      await this.audit.noteEdit(tx, prefix, by, {
        action: 'settings.tournament-ended-early',
        subject: 'tournaments',
        details,
      });
      return true;
    });
    if (!isEnded) throw (await this.tournaments.find(prefix, id)) ? new TournamentNotRunning() : new NotFound();
    await this.shown.edited(prefix);
  }
}

function toConfig(row: TournamentRow): TournamentConfig {
  const { id, name, content, rewardType, calculationType, games, categories, imageUrl } = row;
  return {
    id,
    name,
    content,
    rewardType,
    calculationType,
    games,
    categories,
    imageUrl,
    startDate: row.startDate.toISOString(),
    endDate: row.endDate.toISOString(),
    rewardsSatang: rewardType === 'CREDIT' ? row.rewards.map(Number) : null,
    rewardsPoints: rewardType === 'POINT' ? row.rewards.map(Number) : null,
  };
}

function toRow({ startDate, endDate, rewardsSatang, rewardsPoints, ...rest }: TournamentConfig): WantedTournament {
  return {
    ...rest,
    startDate: new Date(startDate),
    endDate: new Date(endDate),
    rewards: (rewardsSatang ?? rewardsPoints)!.map(BigInt),
  };
}

/** The terms with prizes in baht or points, for the audit trail. */
function inShort({ id, calculationType, startDate, endDate, rewardType, rewards }: WantedTournament): string {
  const prizes = rewards.map((reward) => rewardNumber(rewardType, reward));
  const [start, end] = [startDate.toISOString(), endDate.toISOString()];
  return [id, calculationType, start, end, rewardType, prizes.join(',')].join('/');
}
