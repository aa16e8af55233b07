import {
  STATEMENT_PAGE,
  transfersContracts as calls,
  type WireRequest,
  type WireTransfer,
} from '@housebrand/providers';
import { bahtNumber, satangFromBaht } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { Members } from '../../books/members';
import { ReferenceTaken, type StatementPlace, type TransferRow, Transfers } from '../../books/transfers';
import { handler, type WireHandler } from '../handler';
import { CODES, Refusal, MESSAGES } from '../refusal';

/** Handles an installation's credits and debits of members. */
@Injectable()
export class TransfersHandlers {
  constructor(
    private readonly members: Members,
    private readonly transfers: Transfers,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.creditTransfer, async ({ body }) => ({ data: await this.order(body, 'IN') })),
      handler(calls.debitTransfer, async ({ body }) => ({ data: await this.order(body, 'OUT') })),
      handler(calls.transferStatus, async ({ params, query }) => {
        const row = await this.transfers.find(query.prefix.toUpperCase(), params.reference);
        if (!row) return { data: { state: 'NONE' as const } };
        if (row.refused)
          return { data: { state: 'REFUSED' as const, refusedBy: CODES.insufficient, words: MESSAGES.insufficient } };
        const member = await this.members.byId(row.member_id);
        return { data: { state: 'SETTLED' as const, transfer: transferView(row, member!.username) } };
      }),
      handler(calls.transferStatement, async ({ query: { prefix, from, until, cursor } }) => {
        const range = { prefix: prefix.toUpperCase(), from: new Date(from), until: new Date(until) };
        const rows = await this.transfers.within(range, placeOf(cursor), STATEMENT_PAGE);
        const last = rows.length === STATEMENT_PAGE ? rows.at(-1)! : null;
        const transfers = rows.map((row) => transferView(row, row.username));
        return { data: { transfers, cursor: last && `${last.at.toISOString()} ${last.reference}` } };
      }),
    ];
  }

  private async order(
    body: WireRequest<typeof calls.creditTransfer>['body'],
    direction: 'IN' | 'OUT',
  ): Promise<WireTransfer> {
    const prefix = body.prefix.toUpperCase();
    const member = await this.members.byUsername(body.username);
    if (!member || member.prefix !== prefix) throw new Refusal(CODES.memberMismatch, MESSAGES.memberMismatch);
    const { reference, kind, reason } = body;
    const amount = kind === 'CREDIT' ? satangFromBaht(body.amount) : BigInt(body.amount);
    const request = { prefix, reference, memberId: member.id, direction, kind, amount, reason };
    const row = await this.transfers.order(request).catch((error: unknown) => {
      throw error instanceof ReferenceTaken ? new Refusal(CODES.referenceTaken, MESSAGES.referenceTaken) : error;
    });
    if (row.refused) throw new Refusal(CODES.insufficient, MESSAGES.insufficient);
    return transferView(row, member.username);
  }
}

/** @throws Refusal for an invalid cursor */
function placeOf(cursor: string | undefined): StatementPlace | null {
  if (cursor === undefined) return null;
  const [at = '', reference = ''] = cursor.split(' ');
  if (Number.isNaN(Date.parse(at))) throw new Refusal(CODES.malformed, MESSAGES.malformed);
  return { at: new Date(at), reference };
}

function transferView(row: TransferRow, username: string): WireTransfer {
  return {
    reference: row.reference,
    direction: row.direction,
    username,
    kind: row.kind,
    amount: row.kind === 'CREDIT' ? bahtNumber(row.amount) : Number(row.amount),
    balance: bahtNumber(row.credit_after),
    point: row.points_after,
    at: row.at.toISOString(),
  };
}
