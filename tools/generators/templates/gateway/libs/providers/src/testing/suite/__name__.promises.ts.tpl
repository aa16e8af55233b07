import { expect, it } from '@jest/globals';
import type { Promises } from './promises';

export const __camel__Promises: Promises<'__camel__'> = {
  trials: {
    __camel__Status: ({ gateways, member }) => gateways.__camel__.isOpen(member.prefix),
  },

  describe(tried) {
    it('reports whether it is open', async () => {
      const { gateways, member } = tried();
      await expect(gateways.__camel__.isOpen(member.prefix)).resolves.toBe(true);
    });
  },
};
