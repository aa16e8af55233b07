import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '@housebrand/shared';
import fc from 'fast-check';
import { lengthOfText, messageText } from './message-text';
import { MAX_MESSAGE_LENGTH } from './terms';

const anyText = fc.string({ unit: 'binary', maxLength: 80 });
const stored = (typed: string): string | null => {
  try {
    return messageText(typed);
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
};
const problemOf = (typed: string): string | undefined => {
  try {
    messageText(typed);
    return undefined;
  } catch (error) {
    return error instanceof InvalidInput ? error.problems[0]?.messageKey : String(error);
  }
};

describe('messageText', () => {
  it('stores a text that it would store again unchanged', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const text = stored(typed);
        if (text !== null) expect(messageText(text)).toBe(text);
      }),
    );
  });

  it('stores 1 to 1,000 characters in NFC, without control, invisible or direction characters', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const text = stored(typed);
        if (text === null) return;
        const length = lengthOfText(text);
        expect([length > 0 && length <= MAX_MESSAGE_LENGTH, text]).toEqual([true, text.normalize('NFC').trim()]);
        expect(text).not.toMatch(
          /[^\P{Cc}\t\n]|[\u00ad\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
        );
        expect(text.isWellFormed()).toBe(true);
      }),
    );
  });

  it('keeps Thai, emoji and line breaks as they were typed', () => {
    for (const text of ['ยอดฝาก ๕๐๐ บาทยังไม่เข้าค่ะ', 'น้ำ\nสำราญ', '👨\u200d👩\u200d👧', '<b>1 < 2</b>'])
      expect(messageText(text)).toBe(text);
    expect(messageText('  a\r\nb\r\r\r\rc\u2028d ')).toBe('a\nb\n\nc\nd');
  });

  it('counts characters, not code units', () => {
    expect(lengthOfText(messageText('🙏'.repeat(MAX_MESSAGE_LENGTH)))).toBe(MAX_MESSAGE_LENGTH);
    expect(problemOf('ก'.repeat(MAX_MESSAGE_LENGTH + 1))).toBe('shared.maxLength');
  });

  it('refuses texts without a visible character, and direction controls', () => {
    for (const typed of ['', ' \n\t', '\u200b\ufeff', '\u0000\u0007']) expect(problemOf(typed)).toBe('shared.required');
    expect(problemOf('50\u202e000')).toBe('shared.directionControls');
  });
});
