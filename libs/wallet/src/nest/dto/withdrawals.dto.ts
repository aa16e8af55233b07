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
  TurnoverDemand,
  UnsettledBets,
  WithdrawCondition,
} from '../../core';

const satang = (example: number, description = 'The same in satang.') => ({ example, description });

export class AmountRequestDto implements AmountRequest {
  @ApiProperty({ example: 1200.5, description: 'Baht, at most two decimals.' })
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
    description: 'As the call that moved money answered it.',
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
    description: 'UNKNOWN: sent, no usable answer. Ask for it by its id; never send it again.',
  })
  state!: MoveState;

  @ApiProperty({ type: Number, example: 1200.5, nullable: true, description: 'Baht.' })
  amount!: number | null;

  @ApiProperty({ type: Number, example: 120050, nullable: true, description: 'The same in satang.' })
  amountSatang!: number | null;

  @ApiProperty({ type: String, example: 'WD-4A61F09C2B7D', nullable: true, description: "The provider's own." })
  reference!: string | null;

  @ApiProperty({ example: 'Done', description: "What the state means, in the caller's language." })
  note!: string;

  @ApiProperty({ example: '2026-11-21T11:02:00.000Z' })
  createdAt!: string;

  @ApiProperty({ type: String, example: '2026-11-21T11:02:01.000Z', nullable: true })
  settledAt!: string | null;
}

class TurnoverDto {
  @ApiProperty(satang(1_200_000, 'In all, satang.'))
  requiredSatang!: number;

  @ApiProperty(satang(845_000, 'Of it played, satang.'))
  doneSatang!: number;
}

class TurnoverDemandDto implements TurnoverDemand {
  @ApiProperty({ enum: ['coupon', 'deposit'], example: 'coupon' })
  kind!: TurnoverDemand['kind'];

  @ApiProperty({
    example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    description: "Of a coupon its payment, of a deposit the provider's own.",
  })
  reference!: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    ...satang(10_000, 'What it brought; null when the provider does not tell.'),
  })
  amountSatang!: number | null;

  @ApiProperty(satang(30_000, 'To be played for it, satang.'))
  requiredSatang!: number;

  @ApiProperty(satang(12_000, 'Of it played, satang.'))
  doneSatang!: number;

  @ApiProperty(satang(18_000, 'Of it missing, satang.'))
  missingSatang!: number;

  @ApiProperty({ example: '2026-11-20T09:00:00.000Z', description: 'Since when bets count for it.' })
  at!: string;
}

class UnsettledBetsDto implements UnsettledBets {
  @ApiProperty({ example: 2 })
  bets!: number;

  @ApiProperty(satang(4_000, 'Their stakes, satang.'))
  stakeSatang!: number;
}

class OpenWithdrawalDto {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  reference!: string;

  @ApiProperty(satang(120_050, 'Satang.'))
  amountSatang!: number;

  @ApiProperty({ example: '2026-11-21T11:02:00.000Z' })
  createdAt!: string;
}

export class WithdrawConditionDto implements WithdrawCondition {
  @ApiProperty({ example: true, description: 'No withdrawal can be asked for.' })
  disableBtn!: boolean;

  @ApiProperty({ example: 12345.67, description: 'Baht.' })
  credit!: number;

  @ApiProperty(satang(1_234_567))
  creditSatang!: number;

  @ApiProperty({ example: 0, description: 'Baht.' })
  amountCanWithdraw!: number;

  @ApiProperty(satang(0))
  amountCanWithdrawSatang!: number;

  @ApiProperty({ example: 'ต้องทำยอดเทิร์นอีก 3,550.00 บาท จึงจะถอนเงินได้', description: 'Why not, in words.' })
  message!: string;

  @ApiProperty({ type: Number, nullable: true, ...satang(10_000, 'The least of one withdrawal, satang.') })
  minSatang!: number | null;

  @ApiProperty({ type: TurnoverDto, nullable: true, description: 'What must be played before money may leave.' })
  turnover!: TurnoverDto | null;

  @ApiProperty({
    type: TurnoverDemandDto,
    isArray: true,
    description: 'The deposits and coupons that ask for it, the oldest first, each with what is missing.',
  })
  demands!: TurnoverDemandDto[];

  @ApiProperty({
    type: UnsettledBetsDto,
    nullable: true,
    description: 'Bets that count once they are decided, while turnover is missing.',
  })
  unsettled!: UnsettledBetsDto | null;

  @ApiProperty({ type: OpenWithdrawalDto, nullable: true, description: 'The withdrawal that waits for the desk.' })
  open!: OpenWithdrawalDto | null;
}

export class IncomeConditionDto implements IncomeCondition {
  @ApiProperty({ example: true, description: 'May be moved now.' })
  flag!: boolean;

  @ApiProperty({ example: 20, description: 'Baht.' })
  minWithdraw!: number;

  @ApiProperty(satang(2_000))
  minWithdrawSatang!: number;

  @ApiProperty({ example: 240.5, description: 'Income gathered, baht.' })
  totalWallet!: number;

  @ApiProperty(satang(24_050))
  totalWalletSatang!: number;

  @ApiProperty({ example: 12345.67, description: 'The credit, baht.' })
  walletMain!: number;

  @ApiProperty(satang(1_234_567))
  walletMainSatang!: number;
}

export class CashBackDto implements CashBack {
  @ApiProperty({ example: 845.2, description: 'Baht.' })
  amount!: number;

  @ApiProperty(satang(84_520))
  amountSatang!: number;

  @ApiProperty({ example: 8452, description: 'Baht.' })
  netLoss!: number;

  @ApiProperty(satang(845_200))
  netLossSatang!: number;

  @ApiProperty({ example: 0.1, description: 'A share of one.' })
  percentage!: number;
}
