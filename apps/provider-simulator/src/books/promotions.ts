import { businessDay } from '@housebrand/shared';
import type { Queries } from '../storage/storage';
import { bonusOf, promotionsNow } from '../world/promotions';
import { type Posting, post } from './ledger';
import { addTurnoverRequirement } from './turnover';

type Deposit = Omit<Posting, 'kind'>;

/** Credits a deposit, counts it towards the tier, and applies the best promotion; call within a transaction. */
export async function creditDeposit(queries: Queries, deposit: Deposit): Promise<void> {
  await post(queries, { ...deposit, kind: 'DEPOSIT' });
  await queries.rows('update member set deposited = deposited + $2 where id = $1', [deposit.memberId, deposit.amount]);
  await takePromotion(queries, deposit);
}

/**
 * Applies the promotion with the highest bonus to a deposit of a member who wants bonuses; each can be used once per business
 * day. Credits the bonus and adds a turnover requirement on deposit and bonus.
 */
async function takePromotion(queries: Queries, deposit: Deposit): Promise<void> {
  const { memberId, amount, reference, at } = deposit;
  const member = await queries.row<{ prefix: string }>(
    `select prefix from member where id = $1 and bonus = 'BONUS' for update`,
    [memberId],
  );
  if (!member) return;
  const day = businessDay(at);
  const taken = await queries.rows<{ promotion_id: string }>(
    'select promotion_id from promotion_taken where member_id = $1 and day = $2',
    [memberId, day],
  );
  const known = new Set(taken.map(({ promotion_id }) => promotion_id));
  const [best] = promotionsNow(member.prefix, at)
    .filter(({ id, isDeposit, minDeposit }) => isDeposit && amount >= minDeposit && !known.has(id))
    .map((promotion) => ({ promotion, bonus: bonusOf(promotion, amount) }))
    .toSorted((a, b) => Number(b.bonus - a.bonus));
  if (!best || best.bonus === 0n) return;
  const { promotion, bonus } = best;
  await post(queries, { memberId, kind: 'REWARD', amount: bonus, reference: `bonus:${reference}`, at });
  const required = (amount + bonus) * promotion.turnoverMultiplier;
  await addTurnoverRequirement(queries, { memberId, reference, required, at });
  await queries.rows(
    'insert into promotion_taken (member_id, promotion_id, day, deposit, bonus, at) values ($1, $2, $3, $4, $5, $6)',
    [memberId, promotion.id, day, amount, bonus, at],
  );
}
