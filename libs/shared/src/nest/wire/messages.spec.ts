import { describe, expect, it } from '@jest/globals';
import { Messages } from './messages';

const messages = new Messages([
  { domain: 'rest', en: { until: 'Until {date}, {left} left' }, th: { until: 'ถึง {date} เหลือ {left}' } },
]);

describe('Messages', () => {
  it('formats days for readers and inserts other values unchanged', () => {
    const values = { date: '2026-11-23', left: '2026-11' };
    expect(messages.say('rest.until', 'en', values)).toBe('Until 23 Nov 2026, 2026-11 left');
    expect(messages.say('rest.until', 'th', values)).toBe('ถึง 23 พ.ย. 2569 เหลือ 2026-11');
  });
});
