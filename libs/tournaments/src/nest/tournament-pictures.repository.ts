import { Injectable } from '@nestjs/common';
import { Database } from '@housebrand/shared/nest';
import { tournamentTable } from './tournament.tables';

/** The pictures of all agents' tournaments. */
@Injectable()
export class TournamentPictures {
  constructor(private readonly database: Database) {}

  /** Distinct addresses. */
  async list(): Promise<string[]> {
    const { imageUrl } = tournamentTable;
    const rows = await this.database.asOperator((tx) => tx.selectDistinct({ imageUrl }).from(tournamentTable));
    return rows.map((row) => row.imageUrl);
  }
}
