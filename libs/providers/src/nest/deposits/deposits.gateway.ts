import { Injectable } from '@nestjs/common';
import { bahtNumber, satangFromBaht, type MemberRef, type Satang } from '@housebrand/shared';
import { depositsContracts as calls, mapSettled, type Outcome } from '../../core';
import { ProviderClient } from '../provider-client';
import { toLimits, toOrder, toReceiver } from './deposits.mapper';
import type { CreatedDeposit, ReceivingBankAccount, ReceivingWallet } from './deposits.records';

/**
 * Deposits. Methods throw `ProviderRefused` with the provider's code and message, `ProviderSessionExpired` on 1005 and 1003, and
 * `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class DepositsGateway {
  constructor(private readonly client: ProviderClient) {}

  async bankAccounts(member: MemberRef): Promise<ReceivingBankAccount[]> {
    const { result } = await this.client.callAsMember(calls.bankDepositAuto, {}, member);
    return result.map((account) => ({ ...toReceiver(account), ...toLimits(account) }));
  }

  /** Returns `null` if the agent has no wallet. */
  async wallet(member: MemberRef): Promise<ReceivingWallet | null> {
    const { result } = await this.client.callAsMember(calls.trueMoney, {}, member);
    if (!result) return null;
    const { accountName, phoneNumber } = result;
    return { accountName, phoneNumber, ...toLimits(result) };
  }

  /** Opens a deposit. A second call opens a second one, so an unknown outcome is looked up in the report. */
  async open(member: MemberRef, valueSatang: Satang): Promise<Outcome<CreatedDeposit>> {
    const body = { value: bahtNumber(valueSatang) };
    const outcome = await this.client.moveAsMember(calls.depositPointCreate, { body }, member);
    return mapSettled(outcome, ({ result }) => ({
      id: result._id,
      valueSatang: satangFromBaht(result.value),
      amountSatang: satangFromBaht(result.amount),
      createdAt: new Date(result.createDate),
      order: toOrder(result),
    }));
  }
}
