import { bahtDigits, type Satang } from '@housebrand/shared';
import type { Unit } from './ledger';

/**
 * What two books do not agree on. The first two by the minute: whose end nobody knows for too long. The next two hourly: a
 * payment whose postings are not those of its state, an account whose balance is not the sum of its postings. The others daily,
 * between our ledger and the provider's statement.
 */
export const CASE_KINDS = [
  'PAYMENT_UNSETTLED',
  'MOVE_UNSETTLED',
  'LEDGER_ENTRIES',
  'LEDGER_BALANCE',
  'MISSING_AT_PROVIDER',
  'MISSING_WITH_US',
  'OTHER_AMOUNT',
  'DOUBLE',
] as const;
/** One of {@link CASE_KINDS}. */
export type CaseKind = (typeof CASE_KINDS)[number];

/** Which kinds a comparison finds: those it does not find any more are gone. */
export const RECONCILIATIONS = {
  unsettled: ['PAYMENT_UNSETTLED', 'MOVE_UNSETTLED'],
  ledger: ['LEDGER_ENTRIES', 'LEDGER_BALANCE'],
  statement: ['MISSING_AT_PROVIDER', 'MISSING_WITH_US', 'OTHER_AMOUNT', 'DOUBLE'],
} as const satisfies Record<string, readonly CaseKind[]>;
/** A comparison, by the name of {@link RECONCILIATIONS}. */
export type Reconciliation = keyof typeof RECONCILIATIONS;

/** OPEN until the difference is GONE by itself, or an operator CLOSED it with a reason. */
export const CASE_STATES = ['OPEN', 'GONE', 'CLOSED'] as const;
/** One of {@link CASE_STATES}. */
export type CaseState = (typeof CASE_STATES)[number];

/** So long a payment or a move may be under way before somebody should look. */
export const UNSETTLED_AFTER_MS = 15 * 60_000;

/** Something that two books do not agree on. */
export interface Difference {
  agent: string;
  kind: CaseKind;
  /** What it is about: a payment's or a move's id, an account, the reference of a transfer. */
  subject: string;
  /** `null` where it is nobody's. */
  username: string | null;
  unit: Unit;
  /** Satang, or points; what goes out of a member's credit is negative. `null` while nobody knows it. */
  amount: bigint | null;
  /** What should stand there, in short. */
  expected: string;
  /** What stands there. */
  found: string;
  /** When it happened. */
  at: Date;
}

/** A transfer as one of the two books has it. */
export interface BookedTransfer {
  reference: string;
  username: string;
  unit: Unit;
  /** Satang, or points; negative: taken. */
  amount: bigint;
  at: Date;
}

const NOTHING = 'nothing';

/** `MTODEMO1 -150.25`, `MTODEMO1 +5 points`. */
export function transferInShort({ username, unit, amount }: Omit<BookedTransfer, 'reference' | 'at'>): string {
  const size: Satang = amount < 0n ? -amount : amount;
  return `${username} ${amount < 0n ? '-' : '+'}${unit === 'CREDIT' ? bahtDigits(size) : `${size} points`}`;
}

/**
 * Compares what our ledger says was done with what the provider's statement shows.
 *
 * @param ours done by our books; may reach further back than the statement, for what it shows again
 * @param theirs all lines of the statement
 * @param compared whether one of ours should be in the statement
 * @param underWay references that have been asked for and are not booked yet: the provider may be ahead
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

/** A case as an agent's key sees it. */
export interface CaseView {
  id: string;
  kind: CaseKind;
  state: CaseState;
  /** What it is about: a payment's or a move's id, an account, the reference of a transfer. */
  subject: string;
  username: string | null;
  unit: Unit;
  /** Baht for CREDIT, points for POINT; what goes out is negative. `null` while nobody knows it. */
  amount: number | null;
  /** What the kind means, in the caller's language. */
  what: string;
  expected: string;
  found: string;
  /** ISO 8601. */
  firstSeenAt: string;
  /** ISO 8601. */
  lastSeenAt: string;
  /** ISO 8601; `null` while it is open. */
  endedAt: string | null;
  /** Who closed it, and why; `null` unless an operator did. */
  note: string | null;
}
