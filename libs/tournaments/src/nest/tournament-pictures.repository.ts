import { Injectable } from '@nestjs/common';
import { Database } from '@housebrand/shared/nest';
import { tournamentTable } from './tournament.tables';

/** Which pictures the tournaments of all agents show. */
@Injectable()
export class TournamentPictures {
  constructor(private readonly database: Database) {}

  /** Their addresses, each once. */
  async list(): Promise<string[]> {
    const { imageUrl } = tournamentTable;
    const rows = await this.database.asOperator((tx) => tx.selectDistinct({ imageUrl }).from(tournamentTable));
    return rows.map((row) => row.imageUrl);
  }
}
