import { describe, expect, it } from '@jest/globals';
import { Batches } from './batches';

/** Batches of numbers that double each one, and end when the test says so. */
function doubling(fails: (items: readonly number[]) => boolean = () => false) {
  const started: { agent: string; items: readonly number[]; end: () => void }[] = [];
  const batches = new Batches<number, number>(async (agent, items) => {
    await new Promise<void>((end) => started.push({ agent, items, end }));
    if (fails(items)) throw new Error(`bad ${items.join(' ')}`);
    return items.map((item) => item * 2);
  });
  const endAll = async () => {
    for (let nth = 0; nth < started.length; nth += 1) {
      started[nth]!.end();
      // let the next batch start
      await new Promise(setImmediate);
    }
  };
  return { batches, started, endAll };
}

describe('Batches', () => {
  it('processes a lone item at once and joins those that arrive meanwhile', async () => {
    const { batches, started, endAll } = doubling();
    const results = [1, 2, 3].map((item) => batches.add('MTO', item));
    expect(started.map(({ items }) => items)).toEqual([[1]]);
    await endAll();
    expect(started.map(({ items }) => items)).toEqual([[1], [2, 3]]);
    expect(await Promise.all(results)).toEqual([2, 4, 6]);
    const later = batches.add('MTO', 4);
    await endAll();
    expect(await later).toBe(8);
  });

  it('never mixes agents, and none waits for another', async () => {
    const { batches, started, endAll } = doubling();
    const results = ['MTO', 'NAGA', 'MTO', 'NAGA'].map((agent, item) => batches.add(agent, item));
    expect(started.map(({ agent }) => agent)).toEqual(['MTO', 'NAGA']);
    await endAll();
    expect(started.map(({ agent, items }) => [agent, items])).toEqual([
      ['MTO', [0]],
      ['NAGA', [1]],
      ['MTO', [2]],
      ['NAGA', [3]],
    ]);
    expect(await Promise.all(results)).toEqual([0, 2, 4, 6]);
  });

  it('limits the size of a batch', async () => {
    const { batches, started, endAll } = doubling();
    const results = Array.from({ length: 40 }, (_, item) => batches.add('MTO', item));
    await endAll();
    expect(started.map(({ items }) => items.length)).toEqual([1, 16, 16, 7]);
    expect(await Promise.all(results)).toEqual(Array.from({ length: 40 }, (_, item) => item * 2));
  });

  it('processes the items of a failed batch one by one, so that only the bad one fails', async () => {
    const { batches, started, endAll } = doubling((items) => items.includes(2));
    const results = Promise.allSettled([1, 2, 3].map((item) => batches.add('MTO', item)));
    await endAll();
    expect(started.map(({ items }) => items)).toEqual([[1], [2, 3], [2], [3]]);
    expect(await results).toEqual([
      { status: 'fulfilled', value: 2 },
      { status: 'rejected', reason: new Error('bad 2') },
      { status: 'fulfilled', value: 6 },
    ]);
  });
});
