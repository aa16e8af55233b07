import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  CHAIN_START,
  ChainWalk,
  factsHash,
  linkHash,
  type AuditFacts,
  type ChainedEntry,
  type ChainHead,
} from './audit-chain';

const word = fc.string({ maxLength: 8 });
const note = fc.record({ actor: word, action: word, subject: word, details: word });

function chained(notes: readonly Pick<AuditFacts, 'actor' | 'action' | 'subject' | 'details'>[]): ChainedEntry[] {
  let before = '';
  return notes.map((fields, index) => {
    const position = BigInt(index + 1);
    const number = position * 3n;
    const facts = { ...fields, agent: 'MTO', number, xid: 700n + number, atMicros: 1_000n * number };
    before = linkHash(before, position, facts);
    return { position, entry: number, hash: before, facts };
  });
}

function check(links: readonly ChainedEntry[], head: ChainHead) {
  const walk = new ChainWalk();
  return walk.follow(links) ?? walk.end(head);
}

/** Changes that an attacker with access to the tables can make to an entry or link. */
const tamperings: Record<string, (links: ChainedEntry[], at: number) => ChainedEntry[]> = {
  'a changed subject': (links, at) => links.with(at, changed(links[at]!, { subject: `${links[at]!.facts!.subject}x` })),
  'a changed actor': (links, at) => links.with(at, changed(links[at]!, { actor: `${links[at]!.facts!.actor}x` })),
  'a changed time': (links, at) => links.with(at, changed(links[at]!, { atMicros: links[at]!.facts!.atMicros + 1n })),
  'a changed transaction': (links, at) => links.with(at, changed(links[at]!, { xid: links[at]!.facts!.xid + 1n })),
  'a changed agent': (links, at) => links.with(at, changed(links[at]!, { agent: 'NAGA' })),
  'details moved into the subject': (links, at) => {
    const { subject, details } = links[at]!.facts!;
    return links.with(at, changed(links[at]!, { subject: `${subject}${details}.`, details: '' }));
  },
  'a removed entry': (links, at) => links.with(at, { ...links[at]!, facts: null }),
  'a removed link': (links, at) => links.toSpliced(at, 1),
  'a removed link with renumbered successors': (links, at) =>
    links.toSpliced(at, 1).map((link, index) => ({ ...link, position: BigInt(index + 1) })),
  'an inserted link': (links, at) =>
    links.toSpliced(at, 0, links[at]!).map((link, index) => ({ ...link, position: BigInt(index + 1) })),
  'a link to another entry': (links, at) => links.with(at, { ...links[at]!, entry: links[at]!.entry + 1n }),
  'a single entry sealed again': (links, at) => {
    const link = changed(links[at]!, { details: `${links[at]!.facts!.details}x` });
    return links.with(at, { ...link, hash: linkHash(links[at - 1]?.hash ?? '', link.position, link.facts!) });
  },
  'two swapped links': (links, at) => {
    const [one, other] = [links[at]!, links[(at + 1) % links.length]!];
    return links.map((link) => {
      if (link === one) return { ...other, position: one.position };
      return link === other ? { ...one, position: other.position } : link;
    });
  },
  'two links with swapped facts': (links, at) => {
    const [one, other] = [links[at]!, links[(at + 1) % links.length]!];
    return links.map((link) => {
      if (link === one) return { ...one, facts: other.facts };
      return link === other ? { ...other, facts: one.facts } : link;
    });
  },
};

function changed(link: ChainedEntry, facts: Partial<AuditFacts>): ChainedEntry {
  return { ...link, facts: { ...link.facts!, ...facts } };
}

describe('ChainWalk', () => {
  it('accepts an untouched chain', () => {
    fc.assert(
      fc.property(fc.array(note, { maxLength: 12 }), (notes) => {
        const links = chained(notes);
        expect(check(links, links.at(-1) ?? CHAIN_START)).toBeNull();
      }),
    );
  });

  it.each(Object.entries(tamperings))('detects %s', (_, tamper) => {
    fc.assert(
      fc.property(fc.array(note, { minLength: 2, maxLength: 12 }), fc.nat(), (notes, pick) => {
        const links = chained(notes);
        const at = pick % links.length;
        const found = check(tamper(links, at), links.at(-1)!);
        expect(found).not.toBeNull();
        // the reported position is not before the tampered one
        const first = Math.min(at, (at + 1) % links.length);
        expect(found!.position).toBeGreaterThanOrEqual(BigInt(first + 1));
      }),
    );
  });

  it('accepts an entry with the declared content, and no other', () => {
    fc.assert(
      fc.property(fc.array(note, { minLength: 1, maxLength: 12 }), fc.nat(), word, (notes, pick, name) => {
        const links = chained(notes);
        const at = pick % links.length;
        const renamed = links.with(at, changed(links[at]!, { subject: `${name}~` }));
        const declared = new Map([[links[at]!.entry, factsHash(renamed[at]!.facts!)]]);
        const follow = (entries: readonly ChainedEntry[]) => new ChainWalk(declared).follow(entries);
        expect([follow(renamed), follow(links)]).toEqual([null, null]);
        expect(follow(renamed.with(at, changed(links[at]!, { subject: `${name}~x` })))).not.toBeNull();
      }),
    );
  });
});
