import { Injectable } from '@nestjs/common';
import { DepositsGateway, mapSettled, ReportsGateway } from '@housebrand/providers/nest';
import { satangFromBaht, type MemberRef, type Satang } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import {
  DepositGate,
  type MoveView,
  type OpenDepositRequest,
  type OpenDepositResult,
  type OpenedDeposit,
  type ReceivingBankAccount,
  type ReceivingWallet,
} from '../../core';
import { ExpectedDeposits } from '../payment-ends/expected-deposits';
import { ProviderMoves } from '../unkeyed-moves/provider-moves.service';
import { toBankAccount, toOpenedDeposit, toWallet } from '../reports/reported.mapper';

/** Search window for the deposit of a repeated key: replies are kept for a day. */
const SEARCH_WINDOW_MS = 25 * 3_600_000;
/** The smallest amount: a member who has used up their limit doesn't see where to transfer to. */
const SMALLEST: Satang = 1n;

/** Deposits. A member who may not deposit sees neither where to transfer to nor how much. */
@Injectable()
export class DepositsService {
  constructor(
    private readonly deposits: DepositsGateway,
    private readonly reports: ReportsGateway,
    private readonly moves: ProviderMoves,
    private readonly gate: DepositGate,
    private readonly expected: ExpectedDeposits,
    private readonly clock: Clock,
  ) {}

  /** @throws the errors of the gate and the gateway */
  async bankAccounts(member: MemberRef): Promise<ReceivingBankAccount[]> {
    await this.gate.assertMayDeposit(member, SMALLEST);
    const accounts = await this.deposits.bankAccounts(member);
    this.expected.expect(member);
    return accounts.map(toBankAccount);
  }

  /** @throws the errors of the gate and the gateway */
  async wallet(member: MemberRef): Promise<ReceivingWallet | null> {
    await this.gate.assertMayDeposit(member, SMALLEST);
    const wallet = await this.deposits.wallet(member);
    this.expected.expect(member);
    return wallet && toWallet(wallet);
  }

  /** @throws the gate's errors, the provider's refusal, and `MoveUnderWay` while another deposit's outcome is unknown */
  async open(member: MemberRef, idempotencyKey: string, { value }: OpenDepositRequest): Promise<OpenDepositResult> {
    const isLimited = await this.gate.assertMayDeposit(member);
    const amountSatang = satangFromBaht(value);
    let opened: OpenedDeposit | null = null;
    const intent = { kind: 'DEPOSIT', amountSatang, idempotencyKey, after: null } as const;
    const move = await this.moves.make(member, intent, async () => {
      // check limits inside the move: a member's deposits are serialized, so earlier ones are in the report and count now
      if (isLimited) await this.gate.assertMayDeposit(member, amountSatang);
      return mapSettled(await this.deposits.open(member, amountSatang), (deposit) => {
        opened = toOpenedDeposit(deposit);
        return { reference: deposit.id, amountSatang: deposit.valueSatang, at: deposit.createdAt };
      });
    });
    return { state: move.state, moveId: move.id, deposit: opened ?? (await this.openedBefore(member, move)) };
  }

  /** Returns the deposit of a move that an earlier call under the key settled; `null` once it no longer waits for a transfer. */
  private async openedBefore(member: MemberRef, { state, reference }: MoveView): Promise<OpenedDeposit | null> {
    if (state !== 'SETTLED') return null;
    const now = this.clock.now().getTime();
    const range = { from: new Date(now - SEARCH_WINDOW_MS), until: new Date(now + SEARCH_WINDOW_MS) };
    const reported = (await this.reports.deposits(member, range)).find(({ id }) => id === reference);
    if (!reported?.order || reported.valueSatang === null) return null;
    return toOpenedDeposit({ ...reported, valueSatang: reported.valueSatang, order: reported.order });
  }
}
