import { describe, expect, it } from '@jest/globals';
import { RequestTraces } from './request-traces';

const line = (requestId: string, at: number, step: string) =>
  `${JSON.stringify({ level: 'info', time: new Date(at).toISOString(), requestId, step })}\n`;

describe('RequestTraces', () => {
  it('finds the lines of a request in their order, and when it was, though nothing else is known of it', () => {
    const traces = new RequestTraces();
    traces.line(line('one', 1_000, 'begun'));
    traces.line(line('other', 1_500, 'begun'));
    traces.line(line('one', 2_000, 'ended'));
    expect(traces.find('one')).toEqual({
      requestId: 'one',
      beganAt: 1_000,
      endedAt: 2_000,
      calls: [],
      statements: [],
      lines: [line('one', 1_000, 'begun').trimEnd(), line('one', 2_000, 'ended').trimEnd()],
    });
    expect(traces.find('on')).toBeUndefined();
  });

  it('keeps what was written last, in order, and forgets what was before', () => {
    const traces = new RequestTraces();
    for (let number = 0; number < 2_001; number += 1)
      traces.line(line(number < 2 ? 'old' : 'new', number, String(number)));
    const messages = (id: string) => traces.find(id)?.lines.map((text) => (JSON.parse(text) as { step: string }).step);
    expect(messages('old')).toEqual(['1']);
    expect(messages('new')).toEqual(Array.from({ length: 1_999 }, (_, at) => String(at + 2)));
  });
});
