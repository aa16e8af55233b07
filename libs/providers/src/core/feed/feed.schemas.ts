import { isPrefix } from '@housebrand/shared';
import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { bahtAmount, instant, text } from '../values.schemas';

/** Maximum number of events per page. */
export const FEED_PAGE = 1_000;

/**
 * A bet event. `STAKE`: a stake was placed, at once or in steps. `SETTLE`: the bet was decided; stake and payout are the whole bet's
 * totals. `VOID`: the bet counts as never made, whatever earlier events reported; stake and payout as they stood.
 */
const betEvent = z.looseObject({
  /** Identifies the event: a repeated event has the same ID and instant. */
  id: text,
  kind: z.enum(['STAKE', 'SETTLE', 'VOID']),
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
/** An event of the bet feed. Amounts in baht. */
export type WireBetEvent = z.infer<typeof betEvent>;

/**
 * Returns the bets of all agents' members from a cursor on: at least once, in any order. `more` means that the next page already exists.
 * The reply is signed and repeats the requested cursor, so that a page can't be replayed for another cursor.
 */
export const betFeed = wireContract({
  name: 'betFeed',
  system: 'gamePlatform',
  method: 'GET',
  path: '/bridge/bets',
  auth: 'secret',
  signed: true,
  extension: true,
  withoutIt: 'Tiers use the sums in the profile; quests, tournaments and affiliate income are shown as unavailable.',
  internal: 'Read by a job; members see only its effects.',
  request: z.object({
    query: z.object({ cursor: text.optional(), limit: z.string().regex(/^[1-9]\d{0,3}$/) }),
  }),
  response: resultReply(
    z.looseObject({
      /** The requested cursor, `''` for none. */
      after: z.string(),
      events: z.array(betEvent),
      /** Cursor of the next page. */
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

/** Bet feed calls. */
export const feedContracts = { betFeed } as const;
