import { MESSAGE_CHANNELS } from '@housebrand/shared';
import { z } from 'zod';
import { wireContract } from '../contract';
import { acceptedReply, resultReply } from '../reply';
import { text } from '../values.schemas';

/** Not in section 7: the provider knows the members' phone numbers, we do not. */
const extension = {
  system: 'external',
  auth: 'secret',
  extension: true,
  withoutIt: 'Members receive notifications in the inbox and as push messages only; the settings show no SMS or LINE.',
} as const;

/** Refusal codes of messages to members. */
export const MESSAGE_CODES = {
  /** The member has no address on this channel. */
  unreachable: 2040,
} as const;

/** Lists the channels on which the provider reaches a member. We ignore channels that we do not know. */
export const messageChannels = wireContract({
  ...extension,
  name: 'messageChannels',
  method: 'GET',
  path: '/member-messages/channels/{prefix}/{username}',
  serves: ['GET /api/apps/notifications/{prefix}/{username}/channels'],
  request: z.object({ params: z.object({ prefix: text, username: text }) }),
  response: resultReply(z.looseObject({ channels: z.array(text) })),
  example: {
    request: { params: { prefix: 'MTO', username: 'MTODEMO1' } },
    reply: { code: 0, result: { channels: ['SMS', 'LINE'] } },
    refusal: { code: 2003, msg: 'ชื่อผู้เล่นไม่ตรงกับเซสชัน' },
  },
});

/** Sends a text message to a member. A repeated `reference` is answered as before, and sends nothing. */
export const sendMessage = wireContract({
  ...extension,
  name: 'sendMessage',
  method: 'POST',
  path: '/member-messages',
  mayBeAccepted: true,
  internal: 'Sent by the outbox after a notification; members see only the message.',
  request: z.object({
    body: z.object({ prefix: text, username: text, channel: z.enum(MESSAGE_CHANNELS), text, reference: text }),
  }),
  response: acceptedReply,
  example: {
    request: {
      body: {
        prefix: 'MTO',
        username: 'MTODEMO1',
        channel: 'SMS',
        text: 'MTO Lounge: เงินฝากเข้าแล้ว',
        reference: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f',
      },
    },
    reply: { code: 900, msg: 'accepted' },
    refusal: { code: 2003, msg: 'ชื่อผู้เล่นไม่ตรงกับเซสชัน' },
  },
});

/** Calls that send messages to members. */
export const memberMessagesContracts = { messageChannels, sendMessage } as const;
