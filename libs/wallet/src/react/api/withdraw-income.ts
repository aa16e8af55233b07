import { WITHDRAW_INCOME_ADDRESS, type IncomeWithdrawal } from '@housebrand/affiliate';
import { api } from '@housebrand/shared/react';

/** `POST /api/apps/affiliates/withdraw_income`: all of it. @param key the same for every repetition of one wish */
export function withdrawIncome(key: string): Promise<IncomeWithdrawal> {
  return api.post<IncomeWithdrawal>(WITHDRAW_INCOME_ADDRESS, undefined, { idempotencyKey: key });
}
