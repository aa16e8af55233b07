import { Injectable } from '@nestjs/common';
import { LiveNews } from '@housebrand/shared/nest';
import { isOpenMove } from '../../core';
import { MovesRepository, type MoveEnd, type StoredMove } from './moves.repository';

/** How moves end, whoever finds out: it is noted, and the member's browser is told to look again. */
@Injectable()
export class MoveEnds {
  constructor(
    private readonly moves: MovesRepository,
    private readonly news: LiveNews,
  ) {}

  /** @returns the move as it stands now @param note who ended it by hand, and why */
  async end(move: StoredMove, end: MoveEnd, note: string | null = null): Promise<StoredMove> {
    const now = await this.moves.end(move, end, note);
    if (!isOpenMove(now)) for (const topic of ['payments', 'balance'] as const) this.news.notify(topic, [now.member]);
    return now;
  }
}
