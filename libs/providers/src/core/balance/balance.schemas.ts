import { z } from 'zod';
import { wireContract } from '../contract';
import { dataReply } from '../reply';
import { bahtAmount, instant, points, text } from '../values.schemas';

/** The bridge call behind `POST /api/apps/getProfileAndCredit/{prefix}`: returns a member's balance to this installation. */
export const profileAndCredit = wireContract({
  name: 'getProfileAndCredit',
  system: 'memberSystem',
  method: 'POST',
  path: '/bridge/getProfileAndCredit/{prefix}',
  auth: 'secret',
  extension: true,
  withoutIt: 'Balances come only from the member’s own profile, and a transfer of credit cannot be confirmed.',
  serves: [
    'POST /api/apps/getProfileAndCredit/{prefix}',
    'POST /api/apps/member_seamless/{prefix}',
    'GET /api/apps/members',
  ],
  request: z.object({ params: z.object({ prefix: text }), body: z.object({ username: text }) }),
  response: dataReply(
    z.looseObject({
      username: text,
      balance: bahtAmount,
      point: points,
      asOf: instant,
      /** The account holder's name; a provider may omit it. */
      name: z.string().optional(),
    }),
  ),
  example: {
    request: { params: { prefix: 'MTO' }, body: { username: 'MTODEMO1' } },
    reply: {
      code: 0,
      data: {
        username: 'MTODEMO1',
        balance: 12345.67,
        point: 250,
        asOf: '2026-11-21T18:00:00.000Z',
        name: 'Somchai Jaidee',
      },
    },
    refusal: { code: 2003, msg: 'ชื่อผู้เล่นไม่ตรงกับเซสชัน' },
  },
});

/** What a member holds at the provider. */
export const balanceContracts = { profileAndCredit } as const;
