import { expect, it } from '@jest/globals';
import type { Promises } from './promises';

export const sitePromises: Promises<'site'> = {
  trials: {
    siteConfig: ({ gateways, member }) => gateways.site.siteConfig(member.prefix, '203.0.113.7'),
    announcements: ({ gateways, member }) => gateways.site.announcements(member, 'th'),
  },

  describe(tried) {
    it("returns an agent's site configuration", async () => {
      const { gateways, member } = tried();
      await expect(gateways.site.siteConfig(member.prefix, '203.0.113.7')).resolves.toMatchObject({
        prefix: member.prefix,
      });
    });

    it('returns announcements for members', async () => {
      const { gateways, member } = tried();
      await expect(gateways.site.announcements(member, 'en')).resolves.toBeInstanceOf(Array);
    });
  },
};
