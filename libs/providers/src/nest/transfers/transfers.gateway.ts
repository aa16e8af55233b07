import { Injectable } from '@nestjs/common';
import type { InstantRange } from '@housebrand/shared';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import {
  CreditTransfer,
  mapSettled,
  ProviderRefused,
  refused,
  settled,
  TRANSFER_REFUSALS,
  transfersContracts as calls,
  unknown,
  type TransferNotFound,
  type Outcome,
  type Transfer,
  type TransferOrder,
  type WireTransfer,
} from '../../core';
import { ProviderClient } from '../provider-client';
import { toTransfer, toWireOrder } from './transfers.mapper';

const REFUSALS: ReadonlySet<number> = new Set(Object.values(TRANSFER_REFUSALS));

/** Implements `CreditTransfer` with the member system's bridge. */
@Injectable()
export class TransfersGateway extends CreditTransfer {
  constructor(private readonly client: ProviderClient) {
    super();
  }

  async credit(order: TransferOrder): Promise<Outcome<Transfer>> {
    const body = toWireOrder(order);
    return toOutcome(await this.client.moveAsInstallation(calls.creditTransfer, { body }, body.prefix));
  }

  async debit(order: TransferOrder): Promise<Outcome<Transfer>> {
    const body = toWireOrder(order);
    return toOutcome(await this.client.moveAsInstallation(calls.debitTransfer, { body }, body.prefix));
  }

  async query({
    member: { prefix },
    reference,
  }: Pick<TransferOrder, 'member' | 'reference'>): Promise<Outcome<Transfer> | TransferNotFound> {
    const request = { params: { reference }, query: { prefix } };
    const { data } = await this.client.callAsInstallation(calls.transferStatus, request, prefix);
    switch (data.state) {
      case 'SETTLED':
        return settled(toTransfer(data.transfer));
      case 'REFUSED': {
        const call = 'memberSystem.transferStatus';
        return refused(new ProviderRefused({ call, code: data.refusedBy, providerMessage: data.words }), true);
      }
      case 'NONE':
        return { kind: 'notFound' };
    }
  }

  async statement(prefix: string, { from, until }: InstantRange): Promise<Transfer[]> {
    const range = { prefix, from: from.toISOString(), until: until.toISOString() };
    const all: Transfer[] = [];
    let cursor: string | undefined;
    do {
      const query = { ...range, ...(cursor !== undefined && { cursor }) };
      const { data } = await this.client.callAsInstallation(calls.transferStatement, { query }, prefix);
      // An empty page with a cursor would loop forever.
      if (data.cursor !== null && data.transfers.length === 0)
        throw new ProviderUnavailable(calls.transferStatement.system, 'malformed');
      all.push(...data.transfers.map(toTransfer));
      cursor = data.cursor ?? undefined;
    } while (cursor !== undefined);
    return all;
  }
}

/** Treats a refusal with an unspecified code as unknown: it says nothing about the money. */
function toOutcome(outcome: Outcome<{ data: WireTransfer }>): Outcome<Transfer> {
  const isAgreed = outcome.kind !== 'refused' || !outcome.wasSent || REFUSALS.has(outcome.error.code);
  return isAgreed ? mapSettled(outcome, ({ data }) => toTransfer(data)) : unknown(outcome.error);
}
