import { bahtDigits, type Satang } from '@housebrand/shared';
import type { CaseKind, Unit } from './terms';

/** The kinds that each comparison finds. A case of these kinds is GONE once its comparison no longer finds it. */
export const RECONCILIATIONS = {
  unsettled: ['PAYMENT_UNSETTLED', 'MOVE_UNSETTLED'],
  ledger: ['LEDGER_ENTRIES', 'LEDGER_BALANCE'],
  statement: ['MISSING_AT_PROVIDER', 'MISSING_WITH_US', 'OTHER_AMOUNT', 'DOUBLE'],
} as const satisfies Record<string, readonly CaseKind[]>;
/** A comparison, by the name of {@link RECONCILIATIONS}. */
export type Reconciliation = keyof typeof RECONCILIATIONS;

/** A payment or move without an outcome for longer than this becomes a case. */
export const UNSETTLED_AFTER_MS = 15 * 60_000;

/** A difference between two sets of records. */
export interface Difference {
  agent: string;
  kind: CaseKind;
  /** The id of a payment or move, an account, or the reference of a transfer. */
  subject: string;
  /** `null` if no member is concerned. */
  username: string | null;
  unit: Unit;
  /** Satang or points; negative: taken from the member's credit. `null` if unknown. */
  amount: bigint | null;
  /** The expected record, in short form. */
  expected: string;
  /** The actual record, in short form. */
  found: string;
  /** When the transfer, payment or move happened. */
  at: Date;
}

/** A transfer as recorded on one side. */
export interface BookedTransfer {
  reference: string;
  username: string;
  unit: Unit;
  /** Satang or points; negative: taken from the member. */
  amount: bigint;
  at: Date;
}

const NOTHING = 'nothing';

/** Formats a transfer: `MTODEMO1 -150.25`, `MTODEMO1 +5 points`. */
export function transferInShort({ username, unit, amount }: Omit<BookedTransfer, 'reference' | 'at'>): string {
  const size: Satang = amount < 0n ? -amount : amount;
  return `${username} ${amount < 0n ? '-' : '+'}${unit === 'CREDIT' ? bahtDigits(size) : `${size} points`}`;
}

/**
 * Compares the transfers in our ledger with the provider's statement.
 *
 * @param ours our transfers; may start before the statement, to recognise old transfers that it lists again
 * @param theirs all lines of the statement
 * @param compared whether one of our transfers should be in the statement
 * @param underWay references that we have requested but not recorded yet; the provider may be ahead of us
 */
export function statementDifferences(
  agent: string,
  ours: readonly BookedTransfer[],
  theirs: readonly BookedTransfer[],
  { compared, underWay }: { compared: (one: BookedTransfer) => boolean; underWay: ReadonlySet<string> },
): Difference[] {
  const shown = Map.groupBy(theirs, ({ reference }) => reference);
  const booked = new Map(ours.map((one) => [one.reference, one]));
  const differ = (kind: CaseKind, one: BookedTransfer, expected: string, found: string): Difference => {
    const { reference: subject, username, unit, amount, at } = one;
    return { agent, kind, subject, username, unit, amount, expected, found, at };
  };
  const missingThere = ours
    .filter((one) => compared(one) && !shown.has(one.reference))
    .map((one) => differ('MISSING_AT_PROVIDER', one, transferInShort(one), NOTHING));
  const shownWrong = [...shown.values()].flatMap((lines): Difference[] => {
    const [line] = lines as [BookedTransfer];
    const own = booked.get(line.reference);
    const found = lines.map(transferInShort).join(', ');
    if (!own) return underWay.has(line.reference) ? [] : [differ('MISSING_WITH_US', line, NOTHING, found)];
    if (lines.length > 1) return [differ('DOUBLE', own, transferInShort(own), found)];
    return transferInShort(own) === found ? [] : [differ('OTHER_AMOUNT', own, transferInShort(own), found)];
  });
  return [...missingThere, ...shownWrong];
}
