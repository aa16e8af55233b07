import { and, eq, inArray, or } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { isUuid, type MemberRef, type Satang } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import type { CreditMovement } from '@housebrand/providers/nest';
import { turnoverRequirementTable } from '../coupons/coupon.tables';
import { PaymentsRepository, type StoredPayment } from '../payment-records/payments.repository';
import { depositKeyOf } from '../purchases/purchase-settlement';
import { chipPurchaseTable } from '../purchases/purchase.tables';
import { providerMoveTable } from '../unkeyed-moves/move.tables';

/** What our records say about movements of a member's credit. */
export interface StatementRecords {
  payments: ReadonlyMap<string, StoredPayment>;
  /** The turnover that coupons require, by payment. */
  requiredSatang: ReadonlyMap<string, Satang>;
  /** The total of chip purchases, by the provider's id of their deposit and by the key of their bonus. */
  purchaseSatang: ReadonlyMap<string, Satang>;
  /** When our claims of cashback and play points were sent, by the provider's reference. */
  claimedAt: ReadonlyMap<string, Date>;
}

/** Returns the id of our payment that a transfer belongs to; `null` for another movement. */
export function paymentIdOf({ kind, reference }: Pick<CreditMovement, 'kind' | 'reference'>): string | null {
  const [id = ''] = reference.split(':');
  return kind === 'TRANSFER' && isUuid(id) ? id : null;
}

/** Reads our records of the movements of a page: a lookup by key for each kind of record that the page needs. */
@Injectable()
export class StatementRecordsRepository {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
  ) {}

  async of(member: MemberRef, movements: readonly CreditMovement[]): Promise<StatementRecords> {
    const paymentIds = [...new Set(movements.flatMap((movement) => paymentIdOf(movement) ?? []))];
    const deposits = movements.flatMap(({ kind, reported }) => (kind === 'DEPOSIT' && reported ? reported.id : []));
    const claims = movements.filter(({ kind }) => kind === 'CASHBACK' || kind === 'INCOME');
    const payments = await this.payments.ofMember(member, paymentIds);
    const [requiredSatang, purchaseSatang, claimedAt] = await Promise.all([
      this.requirements(member, idsOf(payments, 'COUPON')),
      this.purchases(
        member,
        deposits,
        payments.flatMap(({ kind, idempotencyKey }) =>
          kind === 'PURCHASE' ? (idempotencyKey.split(' ')[1] ?? []) : [],
        ),
      ),
      this.claims(
        member,
        claims.map(({ reference }) => reference),
      ),
    ]);
    return {
      payments: new Map(payments.map((payment) => [payment.id, payment])),
      requiredSatang,
      purchaseSatang,
      claimedAt,
    };
  }

  private async requirements({ prefix }: MemberRef, payments: string[]): Promise<Map<string, Satang>> {
    if (payments.length === 0) return new Map();
    const { payment, requiredSatang } = turnoverRequirementTable;
    const rows = await this.database.read(prefix, (q) =>
      q.select({ payment, requiredSatang }).from(turnoverRequirementTable).where(inArray(payment, payments)),
    );
    return new Map(rows.map((row) => [row.payment, row.requiredSatang]));
  }

  private async purchases(
    { prefix, username }: MemberRef,
    deposits: string[],
    ids: string[],
  ): Promise<Map<string, Satang>> {
    if (deposits.length + ids.length === 0) return new Map();
    const { id, deposit, totalSatang } = chipPurchaseTable;
    const isNamed = or(inArray(deposit, deposits), inArray(id, ids));
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ id, deposit, totalSatang })
        .from(chipPurchaseTable)
        .where(and(eq(chipPurchaseTable.username, username), isNamed)),
    );
    return new Map(
      rows.flatMap((row) => [row.deposit ?? '', depositKeyOf(row)].map((key) => [key, row.totalSatang] as const)),
    );
  }

  private async claims({ prefix, username }: MemberRef, references: string[]): Promise<Map<string, Date>> {
    if (references.length === 0) return new Map();
    const { kind, reference, createdAt } = providerMoveTable;
    const isNamed = and(inArray(kind, ['CASHBACK', 'INCOME']), inArray(reference, references));
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ reference, createdAt })
        .from(providerMoveTable)
        .where(and(eq(providerMoveTable.username, username), isNamed)),
    );
    return new Map(rows.map((row) => [row.reference!, row.createdAt]));
  }
}

function idsOf(payments: readonly StoredPayment[], of: StoredPayment['kind']): string[] {
  return payments.flatMap(({ id, kind }) => (kind === of ? id : []));
}
