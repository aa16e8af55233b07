import type { INestApplicationContext } from '@nestjs/common';
import { bahtDigits, NotFound, satangFromBaht } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import type { CouponOffer } from '@housebrand/wallet';
import { CouponEditorService } from '@housebrand/wallet/nest';
import { UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';
import { agentOf } from './known-agent';

const MAX_CODES = 100_000;
const LISTED = 1_000;
const WHOLE = /^\d{1,9}$/;
const BAHT = /^\d{1,9}(?:\.\d{1,2})?$/;

export const couponCommands: readonly OpsCommand[] = [
  {
    name: 'coupon list',
    isReading: true,
    usage: 'PREFIX',
    summary: "List an agent's coupons with their redemptions, newest first",
    run: async (app, input) => {
      const { data } = await couponsOf(app).page(await agentOf(app, input), { limit: LISTED, offset: 0 });
      const rows = data.map(
        ({ id, name, amountSatang, amountPoints, redeemed, total, codes, validUntil, disabledAt }) => [
          id,
          name,
          amountSatang === null ? `${amountPoints} points` : `${bahtDigits(BigInt(amountSatang))} credit`,
          `${redeemed}${total === null ? '' : ` of ${total}`}`,
          String(codes),
          disabledAt === null ? (validUntil ?? '-') : `off since ${disabledAt}`,
        ],
      );
      return table([['ID', 'NAME', 'REWARD', 'REDEEMED', 'CODES', 'UNTIL'], ...rows]);
    },
  },
  {
    name: 'coupon create',
    usage:
      'PREFIX --name "what for" --credit BAHT | --points N [--turnover TIMES] [--until 2026-12-31T17:00Z] [--per-member N] [--total N]',
    summary: 'Create a coupon; create its codes with coupon codes',
    run: async (app, input) => {
      const offer = offerOf(input, app.get(Clock, { strict: false }).now());
      const agent = await agentOf(app, input);
      const { id } = await couponsOf(app).create(agent, offer, 'operator');
      return [`Coupon ${id}.`, `Codes: npm run ops -- coupon codes ${agent} ${id} --count 100`];
    },
  },
  {
    name: 'coupon codes',
    usage: 'PREFIX ID --count N',
    summary: 'Create single-use codes; they are shown only once',
    run: async (app, input) => {
      const id = idOf(input);
      const count = wholeOf(input, 'count', 1);
      if (count < 1 || count > MAX_CODES) throw new UsageError(`--count must be from 1 to ${MAX_CODES}`);
      return (await orUnknown(id, couponsOf(app).codes(await agentOf(app, input), id, count, 'operator'))).codes;
    },
  },
  {
    name: 'coupon disable',
    usage: 'PREFIX ID',
    summary: 'Disable a coupon permanently: its codes can no longer be redeemed',
    run: async (app, input) => {
      const id = idOf(input);
      const { disabledAt } = await orUnknown(id, couponsOf(app).disable(await agentOf(app, input), id, 'operator'));
      return [`Coupon ${id} is off since ${disabledAt}.`];
    },
  },
];

function idOf({ positionals }: OpsArguments): string {
  if (positionals[1] === undefined) throw new UsageError("the coupon's id is missing; see coupon list");
  return positionals[1];
}

function orUnknown<T>(id: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof NotFound ? new UsageError(`there is no coupon ${id}; see coupon list`) : error;
  });
}

function couponsOf(app: INestApplicationContext): CouponEditorService {
  return app.get(CouponEditorService, { strict: false });
}

function offerOf(input: OpsArguments, now: Date): CouponOffer {
  const { name, credit, points, until, total } = input.options;
  if (!name) throw new UsageError('--name is missing');
  if ((credit === undefined) === (points === undefined)) throw new UsageError('give either --credit or --points');
  const validUntil = until === undefined ? null : new Date(until);
  if (validUntil && !(validUntil.getTime() > now.getTime()))
    throw new UsageError('--until must be a future time, such as 2026-12-31T17:00Z');
  return {
    name,
    unit: credit === undefined ? 'POINT' : 'CREDIT',
    amount: amountOf(input),
    turnoverMultiplier: wholeOf(input, 'turnover', 0),
    validFrom: now,
    validUntil,
    perMember: wholeOf(input, 'per-member', 1),
    total: total === undefined ? null : wholeOf(input, 'total', 1),
  };
}

/** Returns the amount in satang or points. */
function amountOf(input: OpsArguments): bigint {
  const { credit } = input.options;
  if (credit !== undefined && !BAHT.test(credit))
    throw new UsageError('--credit must be an amount in baht, such as 100 or 100.50');
  const amount = credit === undefined ? BigInt(wholeOf(input, 'points', 0)) : satangFromBaht(credit);
  if (amount === 0n) throw new UsageError('the amount must be greater than zero');
  return amount;
}

function wholeOf({ options }: OpsArguments, name: string, otherwise: number): number {
  const given = options[name];
  if (given === undefined) return otherwise;
  if (!WHOLE.test(given)) throw new UsageError(`--${name} must be a whole number`);
  return Number(given);
}
