import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PaintingQueue, networkOf } from './painting-queue';

const from = (address: string) => ({ urgency: 'member', address }) as const;

function drain<Order>(queue: PaintingQueue<Order>): Order[] {
  const orders: Order[] = [];
  for (let order = queue.next(); order !== undefined; order = queue.next()) orders.push(order);
  return orders;
}

describe('painting queue', () => {
  it('lets a member’s cover overtake fifty earlier orders from another address', () => {
    const queue = new PaintingQueue<string>();
    for (let count = 0; count < 50; count += 1) queue.add(`other ${count}`, from('10.0.0.9'));
    queue.add('spare', { urgency: 'spare' });
    queue.add('cover', from('10.0.0.2'));
    expect(drain(queue).indexOf('cover')).toBeLessThanOrEqual(1);
  });

  it('serves spare orders last', () => {
    const queue = new PaintingQueue<string>();
    queue.add('spare', { urgency: 'spare' });
    queue.add('one', from('a'));
    queue.add('two', from('a'));
    expect(drain(queue)).toEqual(['one', 'two', 'spare']);
  });

  it('holds at most 120 orders per address and 600 in total', () => {
    const queue = new PaintingQueue<number>();
    const added = (address: string) =>
      Array.from({ length: 200 }, (_, order) => queue.add(order, from(address))).filter(Boolean).length;
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map(added)).toEqual([120, 120, 120, 120, 120, 0]);
    expect(drain(queue)).toHaveLength(600);
    expect(added('f')).toBe(120);
  });

  it('serves every order once, and no address twice while another waits', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 }), (addresses) => {
        const queue = new PaintingQueue<{ address: string; count: number }>();
        addresses.forEach((address, count) => queue.add({ address, count }, from(address)));
        const left = new Map<string, number>();
        for (const address of addresses) left.set(address, (left.get(address) ?? 0) + 1);
        const served = drain(queue);
        expect(served.map(({ count }) => count).sort((one, other) => one - other)).toEqual(addresses.map((_, i) => i));
        served.forEach(({ address }, turn) => {
          const before = served[turn - 1];
          if (before?.address === address)
            expect([...left].filter(([other, count]) => other !== address && count > 0)).toEqual([]);
          left.set(address, (left.get(address) ?? 0) - 1);
        });
      }),
    );
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('maps %s to the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
