import { Injectable } from '@nestjs/common';
import { LiveUpdates } from '@housebrand/shared/nest';
import { isOpenMove } from '../../core';
import { MovesRepository, type MoveEnd, type StoredMove } from './moves.repository';

/** Ends moves: stores the outcome and makes the member's browser refetch. */
@Injectable()
export class MoveEnds {
  constructor(
    private readonly moves: MovesRepository,
    private readonly updates: LiveUpdates,
  ) {}

  /** @param note who ended it by hand, and why @returns the move as it is stored now */
  async end(move: StoredMove, end: MoveEnd, note: string | null = null): Promise<StoredMove> {
    const now = await this.moves.end(move, end, note);
    if (!isOpenMove(now))
      for (const topic of ['payments', 'balance'] as const) this.updates.notify(topic, [now.member]);
    return now;
  }
}
