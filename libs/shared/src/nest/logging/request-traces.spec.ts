import { describe, expect, it } from '@jest/globals';
import { RequestTraces } from './request-traces';

const line = (requestId: string, at: number, step: string) =>
  `${JSON.stringify({ level: 'info', time: new Date(at).toISOString(), requestId, step })}\n`;

describe('RequestTraces', () => {
  it("finds a request's lines in order, with its times, even without calls and statements", () => {
    const traces = new RequestTraces();
    traces.line(line('one', 1_000, 'started'));
    traces.line(line('other', 1_500, 'started'));
    traces.line(line('one', 2_000, 'ended'));
    expect(traces.find('one')).toEqual({
      requestId: 'one',
      beganAt: 1_000,
      endedAt: 2_000,
      calls: [],
      statements: [],
      lines: [line('one', 1_000, 'started').trimEnd(), line('one', 2_000, 'ended').trimEnd()],
    });
    expect(traces.find('on')).toBeUndefined();
  });

  it('keeps the latest lines in order and drops older ones', () => {
    const traces = new RequestTraces();
    for (let number = 0; number < 2_001; number += 1)
      traces.line(line(number < 2 ? 'old' : 'new', number, String(number)));
    const messages = (id: string) => traces.find(id)?.lines.map((text) => (JSON.parse(text) as { step: string }).step);
    expect(messages('old')).toEqual(['1']);
    expect(messages('new')).toEqual(Array.from({ length: 1_999 }, (_, at) => String(at + 2)));
  });
});
