import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOUSE_VERSION, isConsentPending, legalVersions, textBlocks, type TextBlock } from '.';

const word = fc.stringMatching(/^[ก-ฮa-z<>&]{1,12}$/);
const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const block: fc.Arbitrary<TextBlock> = fc.oneof(
  sentence.map((text) => ({ kind: 'heading' as const, text })),
  fc.array(sentence, { minLength: 1, maxLength: 4 }).map((items) => ({ kind: 'list' as const, items })),
  fc
    .array(sentence, { minLength: 1, maxLength: 3 })
    .map((lines) => ({ kind: 'paragraph' as const, text: lines.join('\n') })),
);

function written(given: TextBlock): string {
  if (given.kind === 'heading') return `## ${given.text}`;
  return given.kind === 'list' ? given.items.map((item) => `- ${item}`).join('\n') : given.text;
}

describe('textBlocks', () => {
  it('reads back every document that was written with headings, lists and paragraphs', () => {
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        expect(textBlocks(blocks.map(written).join('\n\n'))).toEqual(blocks);
      }),
    );
  });

  it('loses no word of any text', () => {
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const textOf = (given: TextBlock) => (given.kind === 'list' ? given.items.join('\n') : given.text);
    fc.assert(
      fc.property(fc.string(), fc.array(block), (text, blocks) => {
        const whole = `${text}\n${blocks.map(written).join('\n')}`;
        expect(words(textBlocks(whole).map(textOf).join('\n'))).toEqual(words(whole));
      }),
    );
  });

  it('keeps markup as text', () => {
    expect(textBlocks('<b>a</b>\n- [x](javascript:1)')).toEqual([
      { kind: 'paragraph', text: '<b>a</b>' },
      { kind: 'list', items: ['[x](javascript:1)'] },
    ]);
  });
});

describe('isConsentPending', () => {
  const version = fc.integer({ min: HOUSE_VERSION, max: 50 });

  it('asks for a version once, and never for an accepted one or for the version of the house', () => {
    fc.assert(
      fc.property(version, fc.array(version), (current, accepted) => {
        const isPending = isConsentPending(current, accepted);
        expect(isPending).toBe(current !== HOUSE_VERSION && accepted.every((one) => one < current));
        expect(isConsentPending(current, [...accepted, current])).toBe(false);
      }),
    );
  });
});

describe('legalVersions', () => {
  it("completes what an agent has published with the house's versions", () => {
    expect(legalVersions({})).toEqual({ terms: 1, privacy: 1 });
    expect(legalVersions({ privacy: 4 })).toEqual({ terms: 1, privacy: 4 });
  });
});
