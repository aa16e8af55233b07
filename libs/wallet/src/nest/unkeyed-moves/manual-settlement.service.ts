import { Injectable } from '@nestjs/common';
import type { Satang } from '@housebrand/shared';
import { AppLog } from '@housebrand/shared/nest';
import type { MoveState } from '../../core';
import { MoveEnds } from './move-ends';
import { MovesRepository, type MoveEnd, type StoredMove } from './moves.repository';

/** Why a move was not ended by hand. */
export type ManualSettlementRefusal = 'notUnknown' | 'referenceTaken' | 'amountMissing' | 'otherAmount';

const PAGE_SIZE = 100;

/** Lets operators end moves that the provider's lists do not settle. A note keeps who ended a move, and why. */
@Injectable()
export class ManualSettlement {
  constructor(
    private readonly moves: MovesRepository,
    private readonly ends: MoveEnds,
    private readonly log: AppLog,
  ) {}

  /** Returns moves of all agents with an unknown outcome. */
  async unknown(): Promise<StoredMove[]> {
    return (await this.moves.open(PAGE_SIZE)).filter(({ state }) => state === 'UNKNOWN');
  }

  /** Returns the satang of a move with an unknown outcome; `null` if there is none, or only the provider knows the amount. */
  async amountOf([agent, id]: [agent: string, id: string]): Promise<Satang | null> {
    const move = await this.moves.find(agent, id);
    return move?.state === 'UNKNOWN' ? move.amountSatang : null;
  }

  /**
   * Settles a move that the provider made, as its back office shows.
   * @param reference the provider's reference
   * @param amountSatang `null` if the move itself has an amount
   */
  async settle(
    [agent, id]: [agent: string, id: string],
    { reference, amountSatang }: { reference: string; amountSatang: Satang | null },
    note: string,
  ): Promise<ManualSettlementRefusal | null> {
    const move = await this.moves.find(agent, id);
    if (move?.state !== 'UNKNOWN') return 'notUnknown';
    const moved = amountSatang ?? move.amountSatang;
    if (moved === null) return 'amountMissing';
    if (move.amountSatang !== null && move.amountSatang !== moved) return 'otherAmount';
    if (await this.moves.isTaken(agent, move.kind, reference)) return 'referenceTaken';
    return this.end(move, { state: 'SETTLED', evidence: { reference, amountSatang: moved, at: move.createdAt } }, note);
  }

  /** Refuses a move that the provider did not make and will not make. */
  async refuse([agent, id]: [agent: string, id: string], note: string): Promise<ManualSettlementRefusal | null> {
    const move = await this.moves.find(agent, id);
    if (move?.state !== 'UNKNOWN') return 'notUnknown';
    return this.end(move, { state: 'REFUSED', refusal: null }, note);
  }

  private async end(
    move: StoredMove,
    end: MoveEnd & { state: Extract<MoveState, 'SETTLED' | 'REFUSED'> },
    note: string,
  ): Promise<ManualSettlementRefusal | null> {
    const { state } = await this.ends.end(move, end, note);
    // the settlement job ended the move in the meantime, with the other outcome
    if (state !== end.state) return 'notUnknown';
    this.log.warn('a move was ended by hand', { move: move.id, agent: move.member.prefix, state, note });
    return null;
  }
}
