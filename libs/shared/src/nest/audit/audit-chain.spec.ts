import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CHAIN_START, ChainWalk, linkHash, type AuditFacts, type ChainedEntry, type ChainHead } from './audit-chain';

const word = fc.string({ maxLength: 8 });
const said = fc.record({ actor: word, action: word, subject: word, details: word });

function chained(words: readonly Pick<AuditFacts, 'actor' | 'action' | 'subject' | 'details'>[]): ChainedEntry[] {
  let before = '';
  return words.map((reported, index) => {
    const position = BigInt(index + 1);
    const number = position * 3n;
    const facts = { ...reported, agent: 'MTO', number, xid: 700n + number, atMicros: 1_000n * number };
    before = linkHash(before, position, facts);
    return { position, entry: number, hash: before, facts };
  });
}

function check(links: readonly ChainedEntry[], head: ChainHead) {
  const walk = new ChainWalk();
  return walk.follow(links) ?? walk.end(head);
}

/** Everything that somebody who reaches the tables may do to one entry or link. */
const tamperings: Record<string, (links: ChainedEntry[], at: number) => ChainedEntry[]> = {
  'a word is changed': (links, at) => links.with(at, changed(links[at]!, { subject: `${links[at]!.facts!.subject}x` })),
  'another did it': (links, at) => links.with(at, changed(links[at]!, { actor: `${links[at]!.facts!.actor}x` })),
  'it was done at another time': (links, at) =>
    links.with(at, changed(links[at]!, { atMicros: links[at]!.facts!.atMicros + 1n })),
  'it is of another transaction': (links, at) =>
    links.with(at, changed(links[at]!, { xid: links[at]!.facts!.xid + 1n })),
  'it belongs to another agent': (links, at) => links.with(at, changed(links[at]!, { agent: 'NAGA' })),
  'the details move into the subject': (links, at) => {
    const { subject, details } = links[at]!.facts!;
    return links.with(at, changed(links[at]!, { subject: `${subject}${details}.`, details: '' }));
  },
  'an entry is removed': (links, at) => links.with(at, { ...links[at]!, facts: null }),
  'a link is removed': (links, at) => links.toSpliced(at, 1),
  'a link is removed and the others move up': (links, at) =>
    links.toSpliced(at, 1).map((link, index) => ({ ...link, position: BigInt(index + 1) })),
  'one is put in': (links, at) =>
    links.toSpliced(at, 0, links[at]!).map((link, index) => ({ ...link, position: BigInt(index + 1) })),
  'it stands beside another entry': (links, at) => links.with(at, { ...links[at]!, entry: links[at]!.entry + 1n }),
  'it is sealed again by itself': (links, at) => {
    const link = changed(links[at]!, { details: `${links[at]!.facts!.details}x` });
    return links.with(at, { ...link, hash: linkHash(links[at - 1]?.hash ?? '', link.position, link.facts!) });
  },
  'two change places': (links, at) => {
    const [one, other] = [links[at]!, links[(at + 1) % links.length]!];
    return links.map((link) => {
      if (link === one) return { ...other, position: one.position };
      return link === other ? { ...one, position: other.position } : link;
    });
  },
  'what they say changes places': (links, at) => {
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

describe('the chain of the audit trail', () => {
  it('holds when nobody touched it', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 12 }), (words) => {
        const links = chained(words);
        expect(check(links, links.at(-1) ?? CHAIN_START)).toBeNull();
      }),
    );
  });

  it.each(Object.entries(tamperings))('shows that %s', (_, tamper) => {
    fc.assert(
      fc.property(fc.array(said, { minLength: 2, maxLength: 12 }), fc.nat(), (words, pick) => {
        const links = chained(words);
        const at = pick % links.length;
        const found = check(tamper(links, at), links.at(-1)!);
        expect(found).not.toBeNull();
        // nothing before the place is blamed
        const first = Math.min(at, (at + 1) % links.length);
        expect(found!.position).toBeGreaterThanOrEqual(BigInt(first + 1));
      }),
    );
  });
});
