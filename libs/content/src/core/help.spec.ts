import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '@housebrand/shared';
import fc from 'fast-check';
import type { FaqTopic } from './contracts';
import { assertDistinct, CONTENT_ID, OWN_PICTURE } from './editing';
import { searchFaq, suggestFaq } from './faq-search';

const text = fc.record({ th: fc.string({ unit: 'grapheme' }), en: fc.string() });
const id = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const question = fc.record({ id, question: text, answer: text, path: fc.constant(null) });
const topic: fc.Arbitrary<FaqTopic> = fc.record({ id, title: text, questions: fc.array(question, { maxLength: 5 }) });

describe('searchFaq', () => {
  it('finds a question by any part of its text, regardless of case and width', () => {
    const topics: FaqTopic[] = [
      {
        id: 'money',
        title: { th: 'ฝากเงิน', en: 'Deposits' },
        questions: [
          {
            id: 'late',
            question: { th: 'ฝากแล้วเครดิตไม่เข้า', en: 'My deposit is late' },
            answer: { th: 'รอ 5 นาที', en: 'Wait for 5 minutes' },
            path: null,
          },
        ],
      },
    ];
    expect(searchFaq(topics, ' ฝาก  เครดิต ', 'th')).toEqual(topics);
    expect(searchFaq(topics, 'ＬＡＴＥ deposit', 'en')).toEqual(topics);
    expect(searchFaq(topics, 'ถอน', 'th')).toEqual([]);
  });

  it('finds everything without words, and never more with further words', () => {
    fc.assert(
      fc.property(fc.array(topic, { maxLength: 4 }), fc.string(), fc.string(), (topics, first, second) => {
        expect(searchFaq(topics, '  ', 'en')).toEqual(topics);
        const count = (search: string) => searchFaq(topics, search, 'en').flatMap(({ questions }) => questions).length;
        expect(count(`${first} ${second}`)).toBeLessThanOrEqual(count(first));
        for (const { questions } of searchFaq(topics, first, 'en').filter(() => first.trim() !== ''))
          expect(questions).not.toEqual([]);
      }),
    );
  });
});

describe('suggestFaq', () => {
  const topics: FaqTopic[] = [
    {
      id: 'withdraw',
      title: { th: 'ถอนเงิน', en: 'Withdrawals' },
      questions: [
        {
          id: 'when',
          question: { th: 'ถอนเงินแล้วเข้าบัญชีเมื่อไร', en: 'When does a withdrawal arrive?' },
          answer: { th: 'โอนเข้าธนาคารของคุณ ภายในไม่กี่นาที', en: 'Your bank receives it within minutes.' },
          path: null,
        },
      ],
    },
  ];

  it.each([
    ['th', 'ถอนเงนิ', 'ถอนเงิน'],
    ['th', 'ถอน ธนาคาน', 'ถอน ธนาคาร'],
    ['th', 'ไม่กี่ ธนาคาน', 'ไม่กี่ ธนาคาร'],
    ['en', 'widthdrawal', 'withdrawal'],
    ['en', 'recieves', 'receives'],
  ] as const)('corrects one typo per word (%s: %s)', (language, typed, meant) => {
    expect(searchFaq(topics, typed, language)).toEqual([]);
    expect(suggestFaq(topics, typed, language)).toBe(meant);
    expect(searchFaq(topics, meant, language)).toEqual(topics);
  });

  it.each(['zebra', 'bnk', 'withdrawl zebra'])('suggests nothing for %s', (typed) => {
    expect(suggestFaq(topics, typed, 'en')).toBeNull();
  });
});

describe('content of an agent', () => {
  it('requires distinct ids, for questions across all topics', () => {
    const entry = { id: 'a', questions: [{ id: 'q' }] };
    expect(() => assertDistinct([entry, { id: 'b', questions: [{ id: 'r' }] }])).not.toThrow();
    expect(() => assertDistinct([entry, { id: 'a' }])).toThrow(InvalidInput);
    expect(() => assertDistinct([entry, { id: 'b', questions: [{ id: 'q' }] }])).toThrow(InvalidInput);
  });

  it('accepts only images on our own origin', () => {
    expect(OWN_PICTURE.test('/media/banners/cashback.avif?v=1')).toBe(true);
    expect(OWN_PICTURE.test('/assets/help/deposit-1.th.avif?v=1')).toBe(true);
    for (const astray of ['//x.example/a.avif', 'https://x.example/a', '/media/../etc', '/api/apps/x', '/media/a b'])
      expect({ astray, isOwn: OWN_PICTURE.test(astray) }).toEqual({ astray, isOwn: false });
  });

  it('accepts only ids that are valid in an address', () => {
    expect(['first-deposit', 'a', '7'].every((value) => CONTENT_ID.test(value))).toBe(true);
    expect(['', '-a', 'a-', 'A', 'a b', 'a/b', 'x'.repeat(65)].some((value) => CONTENT_ID.test(value))).toBe(false);
  });
});
