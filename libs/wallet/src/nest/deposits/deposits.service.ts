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
import { ProviderMoves } from '../moves/provider-moves.service';
import { toBankAccount, toOpenedDeposit, toWallet } from '../reports/reported.mapper';

/** The key is remembered for a day: so far back the deposit of a repeated one is looked for. */
const REMEMBERED_MS = 25 * 3_600_000;
/** Who may deposit nothing any more today is not told where to. */
const ANYTHING: Satang = 1n;

/** Money on its way in. Who protects themself from playing is told neither where to transfer to nor how much. */
@Injectable()
export class DepositsService {
  constructor(
    private readonly deposits: DepositsGateway,
    private readonly reports: ReportsGateway,
    private readonly moves: ProviderMoves,
    private readonly gate: DepositGate,
    private readonly clock: Clock,
  ) {}

  /** @throws what the gate and the gateway throw */
  async bankAccounts(member: MemberRef): Promise<ReceivingBankAccount[]> {
    await this.gate.assertMayDeposit(member, ANYTHING);
    return (await this.deposits.bankAccounts(member)).map(toBankAccount);
  }

  /** @throws what the gate and the gateway throw */
  async wallet(member: MemberRef): Promise<ReceivingWallet | null> {
    await this.gate.assertMayDeposit(member, ANYTHING);
    const wallet = await this.deposits.wallet(member);
    return wallet && toWallet(wallet);
  }

  /** @throws what the gate throws, why the provider refused, and `MoveUnderWay` while nobody knows of another one */
  async open(member: MemberRef, idempotencyKey: string, { value }: OpenDepositRequest): Promise<OpenDepositResult> {
    await this.gate.assertMayDeposit(member);
    const amountSatang = satangFromBaht(value);
    let opened: OpenedDeposit | null = null;
    const intent = { kind: 'DEPOSIT', amountSatang, idempotencyKey, after: null } as const;
    const move = await this.moves.make(member, intent, async () => {
      // one deposit of a member is on its way at a time: what was opened before is in the report by now, and counts
      await this.gate.assertMayDeposit(member, amountSatang);
      return mapSettled(await this.deposits.open(member, amountSatang), (deposit) => {
        opened = toOpenedDeposit(deposit);
        return { reference: deposit.id, amountSatang: deposit.valueSatang, at: deposit.createdAt };
      });
    });
    return { state: move.state, moveId: move.id, deposit: opened ?? (await this.openedBefore(member, move)) };
  }

  /** The deposit of a move that was settled by an earlier call under its key; `null` when it waits for nothing any more. */
  private async openedBefore(member: MemberRef, { state, reference }: MoveView): Promise<OpenedDeposit | null> {
    if (state !== 'SETTLED') return null;
    const now = this.clock.now().getTime();
    const range = { from: new Date(now - REMEMBERED_MS), until: new Date(now + REMEMBERED_MS) };
    const known = (await this.reports.deposits(member, range)).find(({ id }) => id === reference);
    if (!known?.order || known.valueSatang === null) return null;
    return toOpenedDeposit({ ...known, valueSatang: known.valueSatang, order: known.order });
  }
}
