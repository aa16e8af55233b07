import { describe, expect, it } from '@jest/globals';
import { localReferences } from './local-references';

const document = {
  paths: {
    '/credit': {
      post: {
        parameters: [{ $ref: '#/components/parameters/lang' }],
        responses: { 200: { schema: { $ref: '#/components/schemas/Credit' } } },
      },
    },
    '/other': { get: { schema: { $ref: '#/components/schemas/Other' } } },
  },
  components: {
    parameters: { lang: { name: 'lang', in: 'query' } },
    schemas: {
      Credit: { type: 'object', properties: { tier: { $ref: '#/components/schemas/a~1b', description: 'today’s' } } },
      Friend: { properties: { friend: { $ref: '#/components/schemas/Friend' } } },
      'a/b': { type: 'integer', description: 'a tier' },
    },
  },
};

describe('localReferences', () => {
  const resolve = async (...path: string[]) => (await localReferences().fn.resolveSubtree(document, path)).spec;

  it('replaces references at any depth and keeps their names', async () => {
    expect(await resolve('paths', '/credit', 'post')).toEqual({
      parameters: [{ name: 'lang', in: 'query', $$ref: '#/components/parameters/lang' }],
      responses: {
        200: {
          schema: {
            type: 'object',
            properties: { tier: { type: 'integer', description: 'today’s', $$ref: '#/components/schemas/a~1b' } },
            $$ref: '#/components/schemas/Credit',
          },
        },
      },
    });
  });

  it('keeps circular references', async () => {
    const $ref = '#/components/schemas/Friend';
    expect(await resolve('components', 'schemas', 'Friend')).toEqual({
      properties: { friend: { properties: { friend: { $ref } }, $$ref: $ref } },
    });
  });

  it('resolves missing nodes to nothing', async () => {
    expect(await resolve('paths', '/none', 'get')).toBeNull();
    expect(await resolve('paths', '/other', 'get')).toEqual({ schema: { $$ref: '#/components/schemas/Other' } });
  });

  it('works from its source text alone, as on the page', async () => {
    const fromSource = new Function(`return (${localReferences.toString()})()`)() as ReturnType<typeof localReferences>;
    const { spec } = await fromSource.fn.resolveSubtree(document, ['components', 'parameters', 'lang']);
    expect(spec).toEqual(document.components.parameters.lang);
  });
});
