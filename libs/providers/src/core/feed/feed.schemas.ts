import { isPrefix } from '@housebrand/shared';
import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { bahtAmount, instant, text } from '../values.schemas';

/** The most events of one page. */
export const FEED_PAGE = 1_000;

/**
 * What happened to a bet. `STAKE`: money was put on it, once or step by step. `SETTLE`: it was decided; stake and payout are
 * the whole bet's. `VOID`: it counts as never made, whatever was said of it before; stake and payout as they stood.
 */
const betEvent = z.looseObject({
  /** The event's own: the same event has the same one whenever it comes. */
  id: text,
  kind: z.enum(['STAKE', 'SETTLE', 'VOID']),
  /** Which bet. */
  betID: text,
  at: instant,
  prefix: z.string().refine(isPrefix, 'no prefix of an agent'),
  username: text,
  gameID: text,
  provider: text,
  category: text,
  stake: bahtAmount.nonnegative(),
  payout: bahtAmount.nonnegative(),
});
/** An event of the feed as the provider tells it: amounts in baht. */
export type WireBetEvent = z.infer<typeof betEvent>;

/**
 * The bets of all members of this installation's agents, from a cursor on: at least once, in any order. `more` says that the
 * next page is there already. The reply is signed, and repeats the cursor that was asked for, so that no page passes for another.
 */
export const betFeed = wireContract({
  name: 'betFeed',
  system: 'gamePlatform',
  method: 'GET',
  path: '/bridge/bets',
  auth: 'secret',
  signed: true,
  extension: true,
  withoutIt:
    'Tiers come from the profile’s own sums; quests, tournaments and affiliate income are not offered, and say so.',
  internal: 'A job reads it; members see what follows from it.',
  request: z.object({
    query: z.object({ cursor: text.optional(), limit: z.string().regex(/^[1-9]\d{0,3}$/) }),
  }),
  response: resultReply(
    z.looseObject({
      /** The cursor that was asked for, `''` for none. */
      after: z.string(),
      events: z.array(betEvent),
      /** Where the next page begins. */
      cursor: text,
      more: z.boolean(),
    }),
  ),
  example: {
    request: { query: { limit: '100' } },
    reply: {
      code: 0,
      result: {
        after: '',
        events: [
          {
            id: 'e-9017',
            kind: 'SETTLE',
            betID: '0b7c5d1e-3f5a-4c1e-9d57-6a1f0e2b7c44',
            at: '2026-11-21T18:00:00.000Z',
            prefix: 'MTO',
            username: 'MTODEMO1',
            gameID: 'NAGX-0001',
            provider: 'NAGX',
            category: 'Slot',
            stake: 20,
            payout: 7.5,
          },
        ],
        cursor: 'c-42',
        more: false,
      },
    },
    refusal: { code: 1003, msg: 'เซสชันไม่ถูกต้อง กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** What members play, as it happens. */
export const feedContracts = { betFeed } as const;
