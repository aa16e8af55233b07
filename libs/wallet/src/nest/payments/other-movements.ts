import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { NotOffered, ReportsGateway, type CreditMovement, type CreditMovementKind } from '@housebrand/providers/nest';
import { bahtNumber, type InstantRange, type MemberRef } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { STATEMENT_LIMITS, type PaymentEntry } from '../../core';
import { toTimelineEntry } from '../payment-records/payment.mapper';
import { providerMoveTable as table } from '../unkeyed-moves/move.tables';

/** Movements that are in no other list: neither our payments nor the provider's reports have them. */
const KINDS = [
  'BONUS',
  'CASHBACK',
  'INCOME',
  'CHECK_IN',
  'WHEEL',
  'GASHAPON',
  'REWARD',
  'ADJUSTMENT',
] as const satisfies readonly CreditMovementKind[];
type OtherKind = (typeof KINDS)[number];

/** An entry of the list of all payments, with its position. */
export interface OtherMovement {
  id: string;
  createdAt: Date;
  entry: PaymentEntry;
}

/**
 * Bonuses, claims, prizes and corrections of a member. The provider makes them, so they come from its statement; without that extension,
 * our claims of cashback and play points are left.
 */
@Injectable()
export class OtherMovements {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportsGateway,
  ) {}

  async of(member: MemberRef, range: InstantRange): Promise<OtherMovement[]> {
    try {
      return (await this.reported(member, range)).map(({ id, kind, amountSatang, at }) =>
        toMovement({ id, kind: kind as OtherKind, amount: amountSatang, startedAt: at, at }),
      );
    } catch (error) {
      if (!(error instanceof NotOffered)) throw error;
      return this.claims(member, range);
    }
  }

  private async reported(member: MemberRef, range: InstantRange): Promise<CreditMovement[]> {
    const all: CreditMovement[] = [];
    let hasMore = true;
    while (hasMore) {
      const request = { range, kinds: KINDS, limit: STATEMENT_LIMITS.largest, after: all.at(-1)?.id };
      const page = await this.reports.statement(member, request);
      all.push(...page.movements);
      hasMore = page.hasMore && page.movements.length > 0;
    }
    return all;
  }

  private async claims({ prefix, username }: MemberRef, { from, until }: InstantRange): Promise<OtherMovement[]> {
    const isClaim = and(eq(table.username, username), inArray(table.kind, ['CASHBACK', 'INCOME']));
    const isWithin = and(eq(table.state, 'SETTLED'), gte(table.createdAt, from), lt(table.createdAt, until));
    const rows = await this.database.read(prefix, (q) => q.select().from(table).where(and(isClaim, isWithin)));
    return rows.map(({ id, kind, amountSatang, createdAt, settledAt }) =>
      toMovement({ id, kind: kind as OtherKind, amount: amountSatang!, startedAt: createdAt, at: settledAt! }),
    );
  }
}

interface Moved {
  id: string;
  kind: OtherKind;
  amount: bigint;
  startedAt: Date;
  at: Date;
}

function toMovement({ id, kind, amount, startedAt, at }: Moved): OtherMovement {
  const entry: PaymentEntry = {
    id,
    kind: kind === 'INCOME' ? 'POINTS' : kind === 'ADJUSTMENT' ? 'CORRECTION' : kind,
    unit: 'CREDIT',
    amount: bahtNumber(amount),
    status: 'SUCCESS',
    counterparty: null,
    rejectReason: null,
    reverses: null,
    createdAt: startedAt.toISOString(),
    timeline: [toTimelineEntry('confirmed', at)],
  };
  return { id, createdAt: startedAt, entry };
}
