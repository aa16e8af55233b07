import { Injectable } from '@nestjs/common';
import { DomainError, NotFound, type MemberRef } from '@housebrand/shared';
import { AppLog, Database, IdempotencyKeyReused, Messages, RequestContext } from '@housebrand/shared/nest';
import { neverAnOutcome, ProviderRefused, type Outcome } from '@housebrand/providers/nest';
import { isSameMove, MoveUnderWay, moveView, type Evidence, type MoveView } from '../../core';
import { TurnoverService } from '../coupons/turnover.service';
import { MoveEnds } from './move-ends';
import { MoveSettlement } from './move-settlement.service';
import { MovesRepository, type StartedMove, type MoveIntent, type StoredMove } from './moves.repository';

/** The provider call that makes a move. */
export type MoveCall = () => Promise<Outcome<Evidence>>;

/**
 * Makes the calls that move a member's money, each once: stores the move before the call and the outcome after it. A repeated key
 * returns the first call's outcome.
 */
@Injectable()
export class ProviderMoves {
  constructor(
    private readonly database: Database,
    private readonly moves: MovesRepository,
    private readonly ends: MoveEnds,
    private readonly settlement: MoveSettlement,
    private readonly turnover: TurnoverService,
    private readonly messages: Messages,
    private readonly context: RequestContext,
    private readonly log: AppLog,
  ) {}

  /**
   * @returns SETTLED, or UNKNOWN until the provider's lists show the outcome
   * @throws the provider's refusal; MoveUnderWay; TurnoverMissing for a withdrawal; the errors of `moveAsMember` before anything is
   *   sent
   */
  async make(member: MemberRef, intent: MoveIntent, call: MoveCall): Promise<MoveView> {
    const { move, isNew } = await this.begin(member, intent);
    return this.view(isNew ? await this.send(move, call) : replayed(move, intent));
  }

  private async begin(member: MemberRef, intent: MoveIntent): Promise<StartedMove> {
    if (intent.kind !== 'WITHDRAWAL') return startedOf(await this.moves.begin(member, intent));
    return this.turnover.pass(member, async (fulfilledRequirementIds) => {
      const move = fulfilledRequirementIds.length === 0 ? await this.moves.beginWithdrawal(member, intent) : null;
      if (move) return { move, isNew: true };
      return this.database.forAgent(member.prefix, async (tx) => {
        const isOpen = await this.moves.lockForWithdrawal(tx, member, intent, fulfilledRequirementIds);
        return isOpen ? startedOf(await this.moves.beginIn(tx, member, intent)) : 'blockedByTurnover';
      });
    });
  }

  /** Returns a member's move, after looking up an open one at the provider. @throws NotFound */
  async find({ prefix, username }: MemberRef, id: string): Promise<MoveView> {
    const move = await this.moves.find(prefix, id);
    if (move?.member.username !== username) throw new NotFound();
    return this.view(await this.settlement.settle(move));
  }

  private async send(move: StoredMove, call: MoveCall): Promise<StoredMove> {
    const outcome = await this.outcomeOf(move, call);
    switch (outcome.kind) {
      case 'settled':
        if (isSameMove(move, outcome.value.amountSatang))
          return this.ends.end(move, { state: 'SETTLED', evidence: outcome.value });
        this.log.error('the provider moved an amount other than the requested one', undefined, { move: move.id });
        return this.ends.end(move, { state: 'UNKNOWN' });
      case 'refused': {
        const { code, providerMessage = '' } = outcome.error;
        await this.ends.end(move, {
          state: 'REFUSED',
          refusal: outcome.wasSent ? { code, providerMessage } : null,
        });
        throw outcome.error;
      }
      case 'unknown':
        this.log.warn('the outcome of a call that moves money is unknown', { move: move.id, kind: move.kind });
        return this.ends.end(move, { state: 'UNKNOWN' });
      default:
        return neverAnOutcome(outcome);
    }
  }

  /** A DomainError means that no money was moved; any other error leaves the outcome unknown. */
  private async outcomeOf(move: StoredMove, call: MoveCall): Promise<Outcome<Evidence>> {
    try {
      return await call();
    } catch (error) {
      await this.ends.end(
        move,
        error instanceof DomainError ? { state: 'REFUSED', refusal: null } : { state: 'UNKNOWN' },
      );
      throw error;
    }
  }

  private view(move: StoredMove): MoveView {
    return moveView(move, this.messages.say(`wallet.note.${move.state}`, this.context.language));
  }
}

/** @throws MoveUnderWay while another move of the kind is open */
function startedOf(started: StartedMove | null): StartedMove {
  if (!started) throw new MoveUnderWay();
  return started;
}

/** Returns the move of the first call under the key. @throws IdempotencyKeyReused, ProviderRefused */
function replayed(move: StoredMove, { amountSatang, kind }: MoveIntent): StoredMove {
  if (!isSameMove(move, amountSatang)) throw new IdempotencyKeyReused();
  if (!move.refusal) return move;
  throw new ProviderRefused({ call: kind, code: move.refusal.code, providerMessage: move.refusal.providerMessage });
}
