import { ReceivingAccount } from '@housebrand/shared/contracts';
import { z } from 'zod';
import { MOVE_STATES } from '../terms';

export { ReceivingAccount };

/** An entry of `GET /api/provider/bank-deposit-auto`. */
export const ReceivingBankAccount = ReceivingAccount.extend({
  minSatang: z.number().nullable().meta({ example: 2000, description: 'Minimum deposit in satang; `null`: none.' }),
  maxSatang: z
    .number()
    .nullable()
    .meta({ example: 20_000_000, description: 'Maximum deposit in satang; `null`: none.' }),
}).meta({ id: 'ReceivingBankAccountDto' });
export type ReceivingBankAccount = z.infer<typeof ReceivingBankAccount>;

/** `GET /api/provider/bank-deposit-true-money`; `null` if the agent has no wallet. */
export const ReceivingWallet = z
  .object({
    accountName: z.string().meta({ example: 'MTO Lounge' }),
    phoneNumber: z.string().meta({ example: '0900000123' }),
    minSatang: z.number().nullable().meta({ example: 2000, description: 'Minimum deposit in satang; `null`: none.' }),
    maxSatang: z
      .number()
      .nullable()
      .meta({ example: 20_000_000, description: 'Maximum deposit in satang; `null`: none.' }),
  })
  .meta({ id: 'ReceivingWalletDto' });
export type ReceivingWallet = z.infer<typeof ReceivingWallet>;

/** How to pay an open deposit. */
export const DepositOrder = z
  .object({
    qr: z.string().nullable().meta({
      example:
        '00020101021230570016A00000067701011201159000000000123450214DP01KAJ6J7Q2W353037645406500.375802TH5910MTO Lounge63049296',
      description: 'Payload of a PromptPay QR code.',
    }),
    bankApp: z
      .object({
        bankCode: z.string().meta({ example: 'KBANK' }),
        link: z.string().meta({ example: 'https://app.bank.example/pay/01KAJ6J7Q2W3' }),
      })
      .meta({ id: 'BankAppDto' })
      .nullable()
      .meta({ description: "Opens the payment in the app of the member's bank; `null` if there is no such link." }),
    receiver: ReceivingAccount,
    expiresAt: z
      .string()
      .meta({ example: '2026-11-21T11:12:00.000Z', description: 'Until when the amount is reserved for the member.' }),
  })
  .meta({ id: 'DepositOrderDto' });
export type DepositOrder = z.infer<typeof DepositOrder>;

/** A deposit that is waiting for its transfer. */
export const OpenedDeposit = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    valueSatang: z.number().meta({ example: 50000, description: 'Requested amount in satang.' }),
    amountSatang: z.number().meta({ example: 50037, description: 'Exact amount to transfer, in satang.' }),
    createdAt: z.string().meta({ example: '2026-11-21T11:02:00.000Z' }),
    order: DepositOrder,
  })
  .meta({ id: 'OpenedDepositDto' });
export type OpenedDeposit = z.infer<typeof OpenedDeposit>;

/**
 * `result` of `POST /api/provider/deposit-point-create`. UNKNOWN comes with HTTP 202: the provider did not reply, so the deposit
 * may be open. Poll `GET /api/provider/move/{moveId}` and never repeat the request (decisions, Money).
 */
export const OpenDepositResult = z
  .object({
    state: z.enum(MOVE_STATES).meta({
      example: 'SETTLED',
      description: "UNKNOWN: the provider's reply did not arrive. Read the outcome with `moveId`.",
    }),
    moveId: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e11' }),
    deposit: OpenedDeposit.nullable().meta({ description: 'The opened deposit; `null` unless the state is SETTLED.' }),
  })
  .meta({ id: 'OpenDepositResultDto' });
export type OpenDepositResult = z.infer<typeof OpenDepositResult>;
