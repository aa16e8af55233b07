import { describe, expect, it } from '@jest/globals';
import { shareParameters, type Parameter } from './shared-parameters';

const year = (description: string): Parameter => ({ name: 'year', in: 'query', description });
const prefix: Parameter = { name: 'prefix', in: 'path', required: true };

function shared(...parameters: Parameter[][]) {
  const paths = Object.fromEntries(parameters.map((own, at) => [`/${at}`, { get: { parameters: own } }]));
  const components: Parameters<typeof shareParameters>[1] = { parameters: { lang: { name: 'lang', in: 'query' } } };
  shareParameters(paths, components);
  return { parameters: Object.values(paths).map(({ get }) => get.parameters), components };
}

describe('shareParameters', () => {
  it('references a parameter that several operations have, in its place', () => {
    const { parameters, components } = shared([{ ...prefix }, year('Any.')], [{ ...prefix }]);
    const reference = { $ref: '#/components/parameters/prefix' };
    expect(parameters).toEqual([[reference, year('Any.')], [reference]]);
    expect(components.parameters).toEqual({ lang: { name: 'lang', in: 'query' }, prefix });
  });

  it('gives the plain name to the most common of several parameters with that name', () => {
    const rare = year('Rare.');
    const common = year('Common.');
    const { components } = shared([{ ...rare }], [{ ...rare }], [{ ...common }], [{ ...common }], [{ ...common }]);
    expect(components.parameters!['year']).toEqual(common);
    expect(Object.values(components.parameters!)).toContainEqual(rare);
  });

  it('leaves operations without parameters alone', () => {
    const paths = { '/': { get: {} as { parameters?: Parameter[] } } };
    shareParameters(paths, {});
    expect(paths['/'].get.parameters).toBeUndefined();
  });
});
