import { WITHDRAW_INCOME_ADDRESS, type IncomeWithdrawal } from '@housebrand/affiliate';
import { api } from '@housebrand/shared/react';

/** `POST /api/apps/affiliates/withdraw_income`: withdraws all income. @param key the same for every retry of one request */
export function withdrawIncome(key: string): Promise<IncomeWithdrawal> {
  return api.post<IncomeWithdrawal>(WITHDRAW_INCOME_ADDRESS, undefined, { idempotencyKey: key });
}
