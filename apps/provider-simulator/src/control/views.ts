import type { MemberRow } from '../books/members';
import type { PaymentRow } from '../books/payments';
import type { StatementLine } from '../books/statement';
import type { RoundRow } from '../play/rounds';
import { gameById } from '../world/catalogue';
import { tierFor } from '../world/tiers';

/** Rows as the control API returns them: amounts in satang as numbers, instants as ISO 8601, no secrets. */
export const memberView = (member: MemberRow) => ({
  username: member.username,
  prefix: member.prefix,
  name: `${member.first_name} ${member.last_name}`,
  bankName: member.bank_name,
  accountNumber: `••••••${member.account_number.slice(-4)}`,
  creditSatang: Number(member.credit),
  points: member.points,
  depositedSatang: Number(member.deposited),
  turnoverSatang: Number(member.turnover),
  tier: tierFor(member.deposited, member.turnover).level,
  createdAt: member.created_at.toISOString(),
});

export const paymentView = (payment: PaymentRow & { username?: string }) => ({
  id: payment.id,
  ...(payment.username && { username: payment.username }),
  kind: payment.kind,
  memberId: payment.member_id,
  amountSatang: Number(payment.amount),
  status: payment.status,
  reference: payment.reference,
  bankName: payment.bank_name,
  rejectReason: payment.reject_reason,
  createdAt: payment.created_at.toISOString(),
  settledAt: payment.settled_at?.toISOString() ?? null,
  channel: payment.channel,
  expectedSatang: payment.expected === null ? null : Number(payment.expected),
  expiresAt: payment.expires_at?.toISOString() ?? null,
});

export const statementView = (line: StatementLine) => ({
  kind: line.kind,
  amountSatang: Number(line.amount),
  balanceAfterSatang: Number(line.balance_after),
  reference: line.reference,
  at: line.at.toISOString(),
});

export const roundView = (round: RoundRow & { username?: string }) => ({
  id: round.id,
  ...(round.username && { username: round.username }),
  gameId: round.game_id,
  game: gameById(round.game_id)?.name ?? round.game_id,
  provider: round.provider,
  family: round.family,
  status: round.status,
  stakeSatang: Number(round.stake),
  payoutSatang: Number(round.payout),
  createdAt: round.created_at.toISOString(),
});
