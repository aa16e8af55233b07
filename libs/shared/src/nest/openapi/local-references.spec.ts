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

describe('references of a document', () => {
  const resolve = async (...path: string[]) => (await localReferences().fn.resolveSubtree(document, path)).spec;

  it('are put in place in what is asked for, at any depth, with the name that they had', async () => {
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

  it('stay where they lead back to themselves', async () => {
    const $ref = '#/components/schemas/Friend';
    expect(await resolve('components', 'schemas', 'Friend')).toEqual({
      properties: { friend: { properties: { friend: { $ref } }, $$ref: $ref } },
    });
  });

  it('are nothing where the document has nothing', async () => {
    expect(await resolve('paths', '/none', 'get')).toBeNull();
    expect(await resolve('paths', '/other', 'get')).toEqual({ schema: { $$ref: '#/components/schemas/Other' } });
  });

  it('are put in place by a function that stands for itself, as the page gets it', async () => {
    const alone = new Function(`return (${localReferences.toString()})()`)() as ReturnType<typeof localReferences>;
    const { spec } = await alone.fn.resolveSubtree(document, ['components', 'parameters', 'lang']);
    expect(spec).toEqual(document.components.parameters.lang);
  });
});
