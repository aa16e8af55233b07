import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { MESSAGE_CHANNELS } from '@housebrand/shared';
import type { Promises } from './promises';

const TEXT = 'ทดสอบข้อความ';

export const memberMessagesPromises: Promises<'memberMessages'> = {
  trials: {
    messageChannels: ({ gateways, member }) => gateways.memberMessages.channels(member),
    sendMessage: async ({ gateways, member }) => {
      const [channel = 'SMS'] = await gateways.memberMessages.channels(member);
      return gateways.memberMessages.send({ member, channel, text: TEXT, reference: randomUUID() });
    },
  },

  describe(tried) {
    it('sends on the channels that reach a member, and answers a repeated message alike', async () => {
      const { gateways, member } = tried();
      const channels = await gateways.memberMessages.channels(member);
      const sent = MESSAGE_CHANNELS.map(async (channel) => {
        const message = { member, channel, text: TEXT, reference: randomUUID() };
        const isSent = await gateways.memberMessages.send(message);
        expect(await gateways.memberMessages.send(message)).toBe(isSent);
        return isSent ? [channel] : [];
      });
      expect((await Promise.all(sent)).flat()).toEqual(channels);
    });

    it("refuses another agent's member", async () => {
      const { gateways, member } = tried();
      const stranger = { prefix: member.prefix === 'NAGA' ? 'MTO' : 'NAGA', username: member.username };
      await expect(gateways.memberMessages.channels(stranger)).rejects.toMatchObject({ name: 'ProviderRefused' });
    });
  },
};
