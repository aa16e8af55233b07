import { ApiProperty } from '@nestjs/swagger';
import { IsBaht } from '@housebrand/shared/nest';
import { IsBoolean, IsUUID } from 'class-validator';
import type {
  AmountRequest,
  BonusRequest,
  BonusSetting,
  CashBack,
  IncomeCondition,
  MoveKind,
  MoveState,
  MoveView,
  TurnoverRequirement,
  UnsettledBets,
  WithdrawCondition,
} from '../../core';

const satang = (example: number, description = 'The same amount in satang.') => ({ example, description });

export class AmountRequestDto implements AmountRequest {
  @ApiProperty({ example: 1200.5, description: 'Amount in baht, with at most two decimals.' })
  @IsBaht({ min: 0.01 })
  amount!: number;
}

export class BonusRequestDto implements BonusRequest {
  @ApiProperty({ example: false })
  @IsBoolean()
  isBonus!: boolean;
}

export class BonusSettingDto implements BonusSetting {
  @ApiProperty({ enum: ['BONUS', 'NO_BONUS'], example: 'NO_BONUS' })
  bonus!: 'BONUS' | 'NO_BONUS';
}

export class MoveParamDto {
  @ApiProperty({
    example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    description: 'Id from the reply of the call that moved money.',
  })
  @IsUUID()
  id!: string;
}

export class MoveDto implements MoveView {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  id!: string;

  @ApiProperty({ enum: ['WITHDRAWAL', 'INCOME', 'CASHBACK'], example: 'WITHDRAWAL' })
  kind!: MoveKind;

  @ApiProperty({
    enum: ['SENT', 'UNKNOWN', 'SETTLED', 'REFUSED'],
    example: 'SETTLED',
    description: 'UNKNOWN: sent, but no usable reply arrived. Read the state by id; never send the request again.',
  })
  state!: MoveState;

  @ApiProperty({ type: Number, example: 1200.5, nullable: true, description: 'Amount in baht.' })
  amount!: number | null;

  @ApiProperty({ type: Number, example: 120050, nullable: true, description: 'The same amount in satang.' })
  amountSatang!: number | null;

  @ApiProperty({ type: String, example: 'WD-4A61F09C2B7D', nullable: true, description: "The provider's reference." })
  reference!: string | null;

  @ApiProperty({ example: 'Done', description: "Meaning of the state, in the caller's language." })
  note!: string;

  @ApiProperty({ example: '2026-11-21T11:02:00.000Z' })
  createdAt!: string;

  @ApiProperty({ type: String, example: '2026-11-21T11:02:01.000Z', nullable: true })
  settledAt!: string | null;
}

class TurnoverDto {
  @ApiProperty(satang(1_200_000, 'Total turnover required, in satang.'))
  requiredSatang!: number;

  @ApiProperty(satang(845_000, 'Turnover reached, in satang.'))
  doneSatang!: number;
}

class TurnoverRequirementDto implements TurnoverRequirement {
  @ApiProperty({ enum: ['coupon', 'deposit'], example: 'coupon' })
  kind!: TurnoverRequirement['kind'];

  @ApiProperty({
    example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    description: "Payment id for a coupon, the provider's reference for a deposit.",
  })
  reference!: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    ...satang(10_000, 'Amount of the deposit or coupon in satang; `null` if the provider does not report it.'),
  })
  amountSatang!: number | null;

  @ApiProperty(satang(30_000, 'Turnover required, in satang.'))
  requiredSatang!: number;

  @ApiProperty(satang(12_000, 'Turnover reached, in satang.'))
  doneSatang!: number;

  @ApiProperty(satang(18_000, 'Turnover missing, in satang.'))
  missingSatang!: number;

  @ApiProperty({ example: '2026-11-20T09:00:00.000Z', description: 'Bets count from this time on.' })
  at!: string;
}

class UnsettledBetsDto implements UnsettledBets {
  @ApiProperty({ example: 2 })
  bets!: number;

  @ApiProperty(satang(4_000, 'Total stakes in satang.'))
  stakeSatang!: number;
}

class OpenWithdrawalDto {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  reference!: string;

  @ApiProperty(satang(120_050, 'Amount in satang.'))
  amountSatang!: number;

  @ApiProperty({ example: '2026-11-21T11:02:00.000Z' })
  createdAt!: string;
}

export class WithdrawConditionDto implements WithdrawCondition {
  @ApiProperty({ example: true, description: 'True if no withdrawal can be requested.' })
  disableBtn!: boolean;

  @ApiProperty({ example: 12345.67, description: 'Amount in baht.' })
  credit!: number;

  @ApiProperty(satang(1_234_567))
  creditSatang!: number;

  @ApiProperty({ example: 0, description: 'Amount in baht.' })
  amountCanWithdraw!: number;

  @ApiProperty(satang(0))
  amountCanWithdrawSatang!: number;

  @ApiProperty({
    example: 'ต้องทำยอดเทิร์นอีก 3,550.00 บาท จึงจะถอนเงินได้',
    description: 'Reason, as a text for the member.',
  })
  message!: string;

  @ApiProperty({ type: Number, nullable: true, ...satang(10_000, 'Minimum withdrawal in satang.') })
  minSatang!: number | null;

  @ApiProperty({ type: TurnoverDto, nullable: true, description: 'Turnover requirement before a withdrawal.' })
  turnover!: TurnoverDto | null;

  @ApiProperty({
    type: TurnoverRequirementDto,
    isArray: true,
    description: 'Deposits and coupons with an open turnover requirement, oldest first.',
  })
  demands!: TurnoverRequirementDto[];

  @ApiProperty({
    type: UnsettledBetsDto,
    nullable: true,
    description: 'Undecided bets that will count towards missing turnover.',
  })
  unsettled!: UnsettledBetsDto | null;

  @ApiProperty({ type: OpenWithdrawalDto, nullable: true, description: 'Withdrawal that waits for the bank desk.' })
  open!: OpenWithdrawalDto | null;
}

export class IncomeConditionDto implements IncomeCondition {
  @ApiProperty({ example: true, description: 'Whether the income can be claimed now.' })
  flag!: boolean;

  @ApiProperty({ example: 20, description: 'Amount in baht.' })
  minWithdraw!: number;

  @ApiProperty(satang(2_000))
  minWithdrawSatang!: number;

  @ApiProperty({ example: 240.5, description: 'Collected income in baht.' })
  totalWallet!: number;

  @ApiProperty(satang(24_050))
  totalWalletSatang!: number;

  @ApiProperty({ example: 12345.67, description: 'Credit in baht.' })
  walletMain!: number;

  @ApiProperty(satang(1_234_567))
  walletMainSatang!: number;
}

export class CashBackDto implements CashBack {
  @ApiProperty({ example: 845.2, description: 'Amount in baht.' })
  amount!: number;

  @ApiProperty(satang(84_520))
  amountSatang!: number;

  @ApiProperty({ example: 8452, description: 'Amount in baht.' })
  netLoss!: number;

  @ApiProperty(satang(845_200))
  netLossSatang!: number;

  @ApiProperty({ example: 0.1, description: 'Fraction from 0 to 1.' })
  percentage!: number;
}
