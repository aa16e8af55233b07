import { newId } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { type Queries, Storage } from '../storage/storage';
import { type MemberRow } from './members';
import { type PaymentRow, Payments } from './payments';
import { turnoverRequirementsOf, turnoverProgress, type TurnoverProgress } from './turnover';

/** Minimum payout, in satang. */
export const MIN_WITHDRAWAL = 10_000n;

/** Reasons that prevent a withdrawal. */
export type WithdrawalObstacle = 'openWithdrawal' | 'turnover' | 'minimum' | 'credit';

export class WithdrawalRefused extends Error {
  constructor(
    readonly obstacle: WithdrawalObstacle,
    readonly condition: WithdrawalCondition,
  ) {
    super(obstacle);
    this.name = 'WithdrawalRefused';
  }
}

export interface WithdrawalCondition {
  credit: bigint;
  obstacle: WithdrawalObstacle | null;
  turnover: TurnoverProgress | null;
  open: PaymentRow | null;
}

/** Members' payouts: one at a time, once the turnover requirements are met. */
@Injectable()
export class Withdrawals {
  constructor(
    private readonly storage: Storage,
    private readonly payments: Payments,
  ) {}

  condition(memberId: string): Promise<WithdrawalCondition> {
    return conditionOf(this.storage, memberId);
  }

  /** @throws WithdrawalRefused */
  request(memberId: string, amount: bigint): Promise<PaymentRow> {
    return this.storage.transaction(async (queries) => {
      // Lock the member, so that a concurrent request sees this one's effect.
      await queries.rows('select from member where id = $1 for update', [memberId]);
      const condition = await conditionOf(queries, memberId);
      if (condition.obstacle) throw new WithdrawalRefused(condition.obstacle, condition);
      if (amount < MIN_WITHDRAWAL) throw new WithdrawalRefused('minimum', condition);
      if (amount > condition.credit) throw new WithdrawalRefused('credit', condition);
      return this.payments.holdWithdrawal(queries, memberId, amount, `WD-${newId().slice(-12).toUpperCase()}`);
    });
  }
}

async function conditionOf(queries: Queries, memberId: string): Promise<WithdrawalCondition> {
  const member = (await queries.row<Pick<MemberRow, 'credit' | 'turnover'>>(
    'select credit, turnover from member where id = $1',
    [memberId],
  ))!;
  const open = await queries.row<PaymentRow>(
    `select * from payment where member_id = $1 and kind = 'WITHDRAWAL' and status in ('CREATE', 'APPROVE')
     order by created_at limit 1`,
    [memberId],
  );
  const turnover = turnoverProgress(await turnoverRequirementsOf(queries, memberId), member.turnover);
  const { credit } = member;
  return { credit, turnover, open: open ?? null, obstacle: obstacleOf({ credit, turnover, isOpen: Boolean(open) }) };
}

function obstacleOf(state: {
  credit: bigint;
  turnover: TurnoverProgress | null;
  isOpen: boolean;
}): WithdrawalObstacle | null {
  if (state.isOpen) return 'openWithdrawal';
  if (state.turnover) return 'turnover';
  return state.credit < MIN_WITHDRAWAL ? 'minimum' : null;
}
