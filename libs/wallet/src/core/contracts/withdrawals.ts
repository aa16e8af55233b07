import { z } from 'zod';
import { MOVE_KINDS, MOVE_STATES } from '../terms';

/** The setting that the provider stores for {@link BonusRequest}. */
export const BonusSetting = z
  .object({
    bonus: z.enum(['BONUS', 'NO_BONUS']).meta({ example: 'NO_BONUS' }),
  })
  .meta({ id: 'BonusSettingDto' });
export type BonusSetting = z.infer<typeof BonusSetting>;

/** The reply to withdrawals and claims, and of `GET /api/provider/move/{id}`. */
export const MoveView = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    kind: z.enum(MOVE_KINDS).meta({ example: 'WITHDRAWAL' }),
    state: z.enum(MOVE_STATES).meta({
      example: 'SETTLED',
      description: 'UNKNOWN: sent, but no usable reply arrived. Read the state by id; never send the request again.',
    }),
    amount: z.number().nullable().meta({ example: 1200.5, description: 'Amount in baht.' }),
    amountSatang: z.number().nullable().meta({ example: 120050, description: 'The same amount in satang.' }),
    reference: z.string().nullable().meta({ example: 'WD-4A61F09C2B7D', description: "The provider's reference." }),
    note: z.string().meta({ example: 'Done', description: "Meaning of the state, in the caller's language." }),
    createdAt: z.string().meta({ example: '2026-11-21T11:02:00.000Z' }),
    settledAt: z.string().nullable().meta({ example: '2026-11-21T11:02:01.000Z' }),
  })
  .meta({ id: 'MoveDto' });
export type MoveView = z.infer<typeof MoveView>;

/** The turnover required before a withdrawal, and the turnover reached. */
export const Turnover = z
  .object({
    requiredSatang: z.number().meta({ example: 1_200_000, description: 'Total turnover required, in satang.' }),
    doneSatang: z.number().meta({ example: 845_000, description: 'Turnover reached, in satang.' }),
  })
  .meta({ id: 'TurnoverDto' });
export type Turnover = z.infer<typeof Turnover>;

/** A turnover requirement of a coupon, or of a deposit at the provider. */
export const TurnoverRequirement = z
  .object({
    kind: z.enum(['coupon', 'deposit']).meta({ example: 'coupon' }),
    reference: z.string().meta({
      example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
      description: "Payment id for a coupon, the provider's reference for a deposit.",
    }),
    amountSatang: z.number().nullable().meta({
      example: 10_000,
      description: 'Amount of the deposit or coupon in satang; `null` if the provider does not report it.',
    }),
    requiredSatang: z.number().meta({ example: 30_000, description: 'Turnover required, in satang.' }),
    doneSatang: z.number().meta({ example: 12_000, description: 'Turnover reached, in satang.' }),
    missingSatang: z.number().meta({ example: 18_000, description: 'Turnover missing, in satang.' }),
    at: z.string().meta({ example: '2026-11-20T09:00:00.000Z', description: 'Bets count from this time on.' }),
  })
  .meta({ id: 'TurnoverRequirementDto' });
export type TurnoverRequirement = z.infer<typeof TurnoverRequirement>;

/** Bets that are neither settled nor void. Their stakes count once they are settled. */
export const UnsettledBets = z
  .object({
    bets: z.number().meta({ example: 2 }),
    stakeSatang: z.number().meta({ example: 4_000, description: 'Total stakes in satang.' }),
  })
  .meta({ id: 'UnsettledBetsDto' });
export type UnsettledBets = z.infer<typeof UnsettledBets>;

/** A withdrawal that the provider has not paid yet. */
export const OpenWithdrawal = z
  .object({
    reference: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    amountSatang: z.number().meta({ example: 120_050, description: 'Amount in satang.' }),
    createdAt: z.string().meta({ example: '2026-11-21T11:02:00.000Z' }),
  })
  .meta({ id: 'OpenWithdrawalDto' });
export type OpenWithdrawal = z.infer<typeof OpenWithdrawal>;

/** `GET /api/provider/withdraw-condition` (specification section 3): whether the member can withdraw, and if not, why. */
export const WithdrawCondition = z
  .object({
    disableBtn: z.boolean().meta({ example: true, description: 'True if no withdrawal can be requested.' }),
    credit: z.number().meta({ example: 12345.67, description: 'Amount in baht.' }),
    creditSatang: z.number().meta({ example: 1_234_567, description: 'The same amount in satang.' }),
    amountCanWithdraw: z.number().meta({ example: 0, description: 'Amount in baht.' }),
    amountCanWithdrawSatang: z.number().meta({ example: 0, description: 'The same amount in satang.' }),
    message: z
      .string()
      .meta({ example: 'ต้องทำยอดเทิร์นอีก 3,550.00 บาท จึงจะถอนเงินได้', description: 'Reason, as a text for the member.' }),
    minSatang: z.number().nullable().meta({ example: 10_000, description: 'Minimum withdrawal in satang.' }),
    turnover: Turnover.nullable().meta({ description: 'Turnover requirement before a withdrawal.' }),
    demands: z
      .array(TurnoverRequirement)
      .meta({ description: 'Deposits and coupons with an open turnover requirement, oldest first.' }),
    unsettled: UnsettledBets.nullable().meta({
      description: 'Undecided bets that will count towards missing turnover.',
    }),
    open: OpenWithdrawal.nullable().meta({ description: 'Withdrawal that waits for the bank desk.' }),
  })
  .meta({ id: 'WithdrawConditionDto' });
export type WithdrawCondition = z.infer<typeof WithdrawCondition>;

/** `GET /api/provider/withdraw-income-condition` (specification section 3): income convertible to credit. Baht and satang. */
export const IncomeCondition = z
  .object({
    flag: z.boolean().meta({ example: true, description: 'Whether the income can be claimed now.' }),
    minWithdraw: z.number().meta({ example: 20, description: 'Amount in baht.' }),
    minWithdrawSatang: z.number().meta({ example: 2_000, description: 'The same amount in satang.' }),
    totalWallet: z.number().meta({ example: 240.5, description: 'Collected income in baht.' }),
    totalWalletSatang: z.number().meta({ example: 24_050, description: 'The same amount in satang.' }),
    walletMain: z.number().meta({ example: 12345.67, description: 'Credit in baht.' }),
    walletMainSatang: z.number().meta({ example: 1_234_567, description: 'The same amount in satang.' }),
  })
  .meta({ id: 'IncomeConditionDto' });
export type IncomeCondition = z.infer<typeof IncomeCondition>;

/** `GET /api/provider/check-cash-back`: the cashback due on the net loss since the last claim. Baht and satang. */
export const CashBack = z
  .object({
    amount: z.number().meta({ example: 845.2, description: 'Amount in baht.' }),
    amountSatang: z.number().meta({ example: 84_520, description: 'The same amount in satang.' }),
    netLoss: z.number().meta({ example: 8452, description: 'Amount in baht.' }),
    netLossSatang: z.number().meta({ example: 845_200, description: 'The same amount in satang.' }),
    percentage: z.number().meta({ example: 0.1, description: 'Fraction from 0 to 1.' }),
  })
  .meta({ id: 'CashBackDto' });
export type CashBack = z.infer<typeof CashBack>;
