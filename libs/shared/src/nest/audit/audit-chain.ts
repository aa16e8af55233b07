import { createHash } from 'node:crypto';

/** What is sealed of an entry. */
export interface AuditFacts {
  agent: string;
  number: bigint;
  xid: bigint;
  /** Microseconds since 1970, as the database counts them. */
  atMicros: bigint;
  actor: string;
  action: string;
  subject: string;
  details: string;
}

/** A link of the chain with the entry that it seals; `null` when that entry is not there. */
export interface ChainedEntry {
  position: bigint;
  entry: bigint;
  hash: string;
  facts: AuditFacts | null;
}

/** The last link of the audit's chain: kept elsewhere, it shows that nothing before it was changed. */
export interface ChainHead {
  position: bigint;
  hash: string;
}

/** Where a chain does not hold. */
export interface ChainBreak {
  position: bigint;
  entry: bigint | null;
  what: 'linkMissing' | 'entryMissing' | 'altered' | 'headDiffers';
}

/** What stands before the first link. */
export const CHAIN_START: ChainHead = { position: 0n, hash: '' };

/** SHA-256 over the link before and everything that the entry says; a JSON array, so that no field runs into the next. */
export function linkHash(before: string, position: bigint, facts: AuditFacts): string {
  const { agent, number, xid, atMicros, actor, action, subject, details } = facts;
  const numbers = [position, number, xid, atMicros].map(String);
  return createHash('sha256')
    .update(JSON.stringify([before, ...numbers, agent, actor, action, subject, details]))
    .digest('hex');
}

/** Walks a chain from its start, a page of links at a time. */
export class ChainWalk {
  private last = CHAIN_START;

  /** How far it has come. */
  get head(): ChainHead {
    return this.last;
  }

  /** @param links in the order of their positions @returns the first that does not hold */
  follow(links: readonly ChainedEntry[]): ChainBreak | null {
    for (const link of links) {
      const found = this.step(link);
      if (found) return found;
    }
    return null;
  }

  /** The end must be where the head says; an end that was cut off shows here. */
  end(head: ChainHead): ChainBreak | null {
    const isSame = head.position === this.last.position && head.hash === this.last.hash;
    return isSame ? null : { position: this.last.position + 1n, entry: null, what: 'headDiffers' };
  }

  private step({ position, entry, hash, facts }: ChainedEntry): ChainBreak | null {
    const due = this.last.position + 1n;
    if (position !== due) return { position: due, entry: null, what: 'linkMissing' };
    if (!facts) return { position, entry, what: 'entryMissing' };
    if (facts.number !== entry || linkHash(this.last.hash, position, facts) !== hash)
      return { position, entry, what: 'altered' };
    this.last = { position, hash };
    return null;
  }
}
