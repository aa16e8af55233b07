import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { text } from '../values.schemas';

/** Replace this with the first real call: its path and fields from the provider's documentation. */
export const __camel__Status = wireContract({
  name: '__camel__Status',
  system: '__system__',
  method: 'GET',
  path: '/__name__/status',
  auth: 'secret',
  extension: true,
  withoutIt: 'The availability of these calls is not shown.',
  internal: 'No operation uses it yet.',
  request: z.object({}),
  response: resultReply(z.looseObject({ state: text })),
  example: {
    request: {},
    reply: { code: 0, result: { state: 'OPEN' } },
    refusal: { code: 2002, msg: 'closed' },
  },
});

/** The calls of this family, by name. */
export const __camel__Contracts = { __camel__Status } as const;
