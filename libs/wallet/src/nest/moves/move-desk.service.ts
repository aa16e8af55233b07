import { Injectable } from '@nestjs/common';
import type { Satang } from '@housebrand/shared';
import { AppLog } from '@housebrand/shared/nest';
import type { MoveState } from '../../core';
import { MoveEnds } from './move-ends';
import { MovesRepository, type MoveEnd, type StoredMove } from './moves.repository';

/** Why a move was not ended by hand. */
export type DeskRefusal = 'notUnknown' | 'referenceTaken' | 'amountMissing' | 'otherAmount';

const LISTED = 100;

/** Moves that the provider's lists do not settle, for operators: whatever is ended here says who ended it, and why. */
@Injectable()
export class MoveDesk {
  constructor(
    private readonly moves: MovesRepository,
    private readonly ends: MoveEnds,
    private readonly log: AppLog,
  ) {}

  /** Moves of all agents whose end nobody knows. */
  async unknown(): Promise<StoredMove[]> {
    return (await this.moves.open(LISTED)).filter(({ state }) => state === 'UNKNOWN');
  }

  /** `null` for a move that is not open here, or whose amount only the provider knows. */
  async amountOf([agent, id]: [agent: string, id: string]): Promise<Satang | null> {
    const move = await this.moves.find(agent, id);
    return move?.state === 'UNKNOWN' ? move.amountSatang : null;
  }

  /**
   * The provider did it, as its own back office shows.
   * @param reference the provider's own
   * @param amountSatang `null` where the move says how much it was
   */
  async settle(
    [agent, id]: [agent: string, id: string],
    { reference, amountSatang }: { reference: string; amountSatang: Satang | null },
    note: string,
  ): Promise<DeskRefusal | null> {
    const move = await this.moves.find(agent, id);
    if (move?.state !== 'UNKNOWN') return 'notUnknown';
    const moved = amountSatang ?? move.amountSatang;
    if (moved === null) return 'amountMissing';
    if (move.amountSatang !== null && move.amountSatang !== moved) return 'otherAmount';
    if (await this.moves.isTaken(agent, move.kind, reference)) return 'referenceTaken';
    return this.end(move, { state: 'SETTLED', evidence: { reference, amountSatang: moved, at: move.createdAt } }, note);
  }

  /** The provider did not do it, and will not. */
  async refuse([agent, id]: [agent: string, id: string], note: string): Promise<DeskRefusal | null> {
    const move = await this.moves.find(agent, id);
    if (move?.state !== 'UNKNOWN') return 'notUnknown';
    return this.end(move, { state: 'REFUSED', refusal: null }, note);
  }

  private async end(
    move: StoredMove,
    end: MoveEnd & { state: Extract<MoveState, 'SETTLED' | 'REFUSED'> },
    note: string,
  ): Promise<DeskRefusal | null> {
    const { state } = await this.ends.end(move, end, note);
    // the provider's lists told in this very moment, and otherwise
    if (state !== end.state) return 'notUnknown';
    this.log.warn('a move was ended by hand', { move: move.id, agent: move.member.prefix, state, note });
    return null;
  }
}
