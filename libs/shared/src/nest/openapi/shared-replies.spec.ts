import { beforeEach, describe, expect, it } from '@jest/globals';
import { shareFailureReplies } from './shared-replies';

const failure = (message: string, field: 'data' | 'result' = 'data') => ({
  content: { 'application/json': { examples: { 'NotFound en': { value: { message, [field]: null } } } } },
});

describe('shareFailureReplies', () => {
  const success = { content: {} };
  let components: Parameters<typeof shareFailureReplies>[1];
  let paths: Record<string, Record<string, { responses: Record<string, object> }>>;

  beforeEach(() => {
    components = {};
    paths = {
      '/one': { get: { responses: { 200: success, 404: failure('None.') } } },
      '/two': { get: { responses: { 404: failure('None.') } }, put: { responses: { 404: failure('No coupon.') } } },
      '/provider': { get: { responses: { 404: failure('None.', 'result') } } },
    };
    shareFailureReplies(paths, components);
  });

  const repliesOf = (path: string, method: string) => paths[path]![method]!.responses;

  it('references the reply that several operations have in common', () => {
    const reference = { $ref: '#/components/responses/404-NotFound' };
    expect(repliesOf('/one', 'get')).toEqual({ 200: success, 404: reference });
    expect(repliesOf('/two', 'get')).toEqual({ 404: reference });
    expect(components.responses).toEqual({
      '404-NotFound': {
        content: { 'application/json': { examples: { 'NotFound en': { $ref: '#/components/examples/NotFound-en' } } } },
      },
    });
  });

  it('keeps the reply of a single operation in place and references its example', () => {
    expect(Object.keys(components.examples!)).toEqual([
      'NotFound-en',
      expect.stringMatching(/^NotFound\.[0-9a-f]{6}-en$/),
      'Provider-NotFound-en',
    ]);
    expect(repliesOf('/provider', 'get')[404]).toEqual({
      content: {
        'application/json': { examples: { 'NotFound en': { $ref: '#/components/examples/Provider-NotFound-en' } } },
      },
    });
  });
});
