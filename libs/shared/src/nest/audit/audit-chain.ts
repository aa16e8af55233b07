import { createHash } from 'node:crypto';

/** The sealed fields of an entry. */
export interface AuditFacts {
  agent: string;
  number: bigint;
  xid: bigint;
  /** Microseconds since 1970 by the database's clock. */
  atMicros: bigint;
  actor: string;
  action: string;
  subject: string;
  details: string;
}

/** A link of the chain with the facts of the entry that it seals; `null` if that entry is missing. */
export interface ChainedEntry {
  position: bigint;
  entry: bigint;
  hash: string;
  facts: AuditFacts | null;
}

/** The last link of an audit chain. A copy kept elsewhere proves that nothing before it was changed. */
export interface ChainHead {
  position: bigint;
  hash: string;
}

/** The first broken place of a chain. */
export interface ChainBreak {
  position: bigint;
  entry: bigint | null;
  what: 'linkMissing' | 'entryMissing' | 'altered' | 'headDiffers';
}

/** The head of an empty chain. */
export const CHAIN_START: ChainHead = { position: 0n, hash: '' };

/** Returns SHA-256 over the previous link and all facts of the entry, as a JSON array to keep fields separate. */
export function linkHash(before: string, position: bigint, facts: AuditFacts): string {
  const { agent, number, xid, atMicros, actor, action, subject, details } = facts;
  const numbers = [position, number, xid, atMicros].map(String);
  return createHash('sha256')
    .update(JSON.stringify([before, ...numbers, agent, actor, action, subject, details]))
    .digest('hex');
}

/** Action of a note that declares changed entries: their numbers with the hashes of their new facts. */
export const AUDIT_REDACTED = 'audit.redacted';

/** Returns SHA-256 over all facts of an entry, which declares it after an erasure. */
export function factsHash(facts: AuditFacts): string {
  return linkHash('', 0n, facts);
}

/** The hashes of entries in which an erasure replaced a name, by number. */
export type Redactions = ReadonlyMap<bigint, string>;

/** Verifies a chain from its start, a page of links at a time. */
export class ChainWalk {
  private last = CHAIN_START;

  constructor(private readonly redactions: Redactions = new Map()) {}

  /** The last verified link. */
  get head(): ChainHead {
    return this.last;
  }

  /** Verifies further links. @param links in the order of their positions @returns the first break */
  follow(links: readonly ChainedEntry[]): ChainBreak | null {
    for (const link of links) {
      const found = this.step(link);
      if (found) return found;
    }
    return null;
  }

  /** Compares the end with the stored head, which detects a chain that was cut off. */
  end(head: ChainHead): ChainBreak | null {
    const isSame = head.position === this.last.position && head.hash === this.last.hash;
    return isSame ? null : { position: this.last.position + 1n, entry: null, what: 'headDiffers' };
  }

  private step({ position, entry, hash, facts }: ChainedEntry): ChainBreak | null {
    const due = this.last.position + 1n;
    if (position !== due) return { position: due, entry: null, what: 'linkMissing' };
    if (!facts) return { position, entry, what: 'entryMissing' };
    const isAsSealed = linkHash(this.last.hash, position, facts) === hash;
    if (facts.number !== entry || !(isAsSealed || this.redactions.get(entry) === factsHash(facts)))
      return { position, entry, what: 'altered' };
    this.last = { position, hash };
    return null;
  }
}
