import { z } from 'zod';

/** An account number that no member of the agent uses. */
export const BankAccount = z
  .object({
    bankAccount: z
      .string()
      .meta({ example: '004817302956', description: 'Twelve digits, not used by any member of the agent' }),
  })
  .meta({ id: 'BankAccountDto' });
export type BankAccount = z.infer<typeof BankAccount>;
