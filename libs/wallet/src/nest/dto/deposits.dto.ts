import { ApiProperty } from '@nestjs/swagger';
import { IsBaht } from '@housebrand/shared/nest';
import type {
  MoveState,
  OpenDepositRequest,
  OpenDepositResult,
  OpenedDeposit,
  ReceivingAccount,
  ReceivingBankAccount,
  ReceivingWallet,
  DepositOrder,
} from '../../core';

const min = {
  type: Number,
  nullable: true,
  example: 2000,
  description: 'Minimum deposit in satang; `null`: none.',
} as const;
const max = {
  type: Number,
  nullable: true,
  example: 20_000_000,
  description: 'Maximum deposit in satang; `null`: none.',
} as const;

export class ReceivingAccountDto implements ReceivingAccount {
  @ApiProperty({ example: 'KBANK' })
  bankCode!: string;

  @ApiProperty({ example: 'MTO Lounge Co., Ltd.' })
  accountName!: string;

  @ApiProperty({ example: '0001234567' })
  accountNumber!: string;
}

export class ReceivingBankAccountDto extends ReceivingAccountDto implements ReceivingBankAccount {
  @ApiProperty(min)
  minSatang!: number | null;

  @ApiProperty(max)
  maxSatang!: number | null;
}

export class ReceivingWalletDto implements ReceivingWallet {
  @ApiProperty({ example: 'MTO Lounge' })
  accountName!: string;

  @ApiProperty({ example: '0900000123' })
  phoneNumber!: string;

  @ApiProperty(min)
  minSatang!: number | null;

  @ApiProperty(max)
  maxSatang!: number | null;
}

export class OpenDepositDto implements OpenDepositRequest {
  @ApiProperty({ example: 500, description: 'Amount in baht, with at most two decimals.' })
  @IsBaht({ min: 0.01 })
  value!: number;
}

export class DepositOrderDto implements DepositOrder {
  @ApiProperty({
    type: String,
    nullable: true,
    example:
      '00020101021230570016A00000067701011201159000000000123450214DP01KAJ6J7Q2W353037645406500.375802TH5910MTO Lounge63049296',
    description: 'Payload of a PromptPay QR code.',
  })
  qr!: string | null;

  @ApiProperty({ type: ReceivingAccountDto })
  receiver!: ReceivingAccountDto;

  @ApiProperty({
    example: '2026-11-21T11:12:00.000Z',
    description: 'Until when the amount is reserved for the member.',
  })
  expiresAt!: string;
}

export class OpenedDepositDto implements OpenedDeposit {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  id!: string;

  @ApiProperty({ example: 50000, description: 'Requested amount in satang.' })
  valueSatang!: number;

  @ApiProperty({ example: 50037, description: 'Exact amount to transfer, in satang.' })
  amountSatang!: number;

  @ApiProperty({ example: '2026-11-21T11:02:00.000Z' })
  createdAt!: string;

  @ApiProperty({ type: DepositOrderDto })
  order!: DepositOrderDto;
}

export class OpenDepositResultDto implements OpenDepositResult {
  @ApiProperty({
    enum: ['SENT', 'UNKNOWN', 'SETTLED', 'REFUSED'],
    example: 'SETTLED',
    description: "UNKNOWN: the provider's reply did not arrive. Read the outcome with `moveId`.",
  })
  state!: MoveState;

  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e11' })
  moveId!: string;

  @ApiProperty({
    type: OpenedDepositDto,
    nullable: true,
    description: 'The opened deposit; `null` unless the state is SETTLED.',
  })
  deposit!: OpenedDepositDto | null;
}
