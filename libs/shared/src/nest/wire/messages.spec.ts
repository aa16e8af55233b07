import { describe, expect, it } from '@jest/globals';
import { Messages } from './messages';

const messages = new Messages([
  { domain: 'early', en: { 'field.value': 'The number' }, th: { 'field.value': 'หมายเลข' } },
  {
    domain: 'money',
    en: { 'field.OpenDepositDto.value': 'The amount' },
    th: { 'field.OpenDepositDto.value': 'จำนวนเงิน' },
  },
  { domain: 'rest', en: { until: 'Until {date}, {left} left' }, th: { until: 'ถึง {date} เหลือ {left}' } },
]);

describe('Messages', () => {
  it('formats days for readers and inserts other values unchanged', () => {
    const values = { date: '2026-11-23', left: '2026-11' };
    expect(messages.say('rest.until', 'en', values)).toBe('Until 23 Nov 2026, 2026-11 left');
    expect(messages.say('rest.until', 'th', values)).toBe('ถึง 23 พ.ย. 2569 เหลือ 2026-11');
  });

  it('names a field as its request does, and otherwise as any request does', () => {
    const problem = { field: 'value', messageKey: 'shared.minValue', values: { min: 1 } } as const;
    expect(messages.describeProblem({ ...problem, of: 'OpenDepositDto' }, 'th')).toBe('จำนวนเงิน ต้องมีค่าอย่างน้อย 1');
    for (const request of ['CheckDto', undefined])
      expect(messages.describeProblem({ ...problem, ...(request && { of: request }) }, 'th')).toBe(
        'หมายเลข ต้องมีค่าอย่างน้อย 1',
      );
  });
});
