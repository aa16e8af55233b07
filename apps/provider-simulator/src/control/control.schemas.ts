import { clockRequest, faultRequest } from '@housebrand/providers';
import { TEL } from '@housebrand/shared';
import { z } from 'zod';
import { MAX_BETS_PER_SECOND } from '../settings/config';

const username = z.string().min(5).max(40);
const satang = z.int().min(1).max(100_000_000_000);
const reference = z.string().regex(/^[\w.:-]{3,64}$/);

export const faultBody = faultRequest.extend({
  username: username.optional(),
  /** Body size of `huge`, in bytes. */
  size: z
    .int()
    .min(1)
    .max(64 * 1024 * 1024)
    .optional(),
  /** The code of an `unknownCode` reply. */
  code: z.int().optional(),
  /** The target of `redirect`. */
  location: z.string().max(500).optional(),
});

export const botsBody = z.object({ betsPerSecond: z.number().min(0).max(MAX_BETS_PER_SECOND) });

export const clockBody = clockRequest.extend({
  /** With `now`, freezes the clock at that time. */
  frozen: z.boolean().optional(),
});

export const memberBody = z.object({
  prefix: z.string().min(2).max(12),
  username,
  password: z.string().min(1).max(200),
  firstName: z.string().max(60).default('สมาชิก'),
  lastName: z.string().max(60).default('ทดสอบ'),
  tel: z.string().regex(TEL).default('0800000000'),
  bankName: z.string().min(2).max(10).default('KBANK'),
  accountNumber: z
    .string()
    .regex(/^\d{10,15}$/)
    .default('0000000000'),
  creditSatang: z.int().min(0).default(0),
  /** Prefix of another group: portal launches then fail with "session invalid". */
  topUpPrefix: z.string().min(2).max(12).optional(),
});

export const creditBody = z.object({ creditSatang: z.int().min(0) });

const moneyBody = z.object({ username, amountSatang: satang, reference });
export const depositBody = moneyBody.extend({
  channel: z.enum(['BANK', 'TRUE_MONEY']).default('BANK'),
  /** The transfer was seen and waits for the desk's decision. */
  waits: z.boolean().default(false),
});
export const withdrawalBody = moneyBody;

/** The operator's decision about a pending deposit. */
export const depositDecisionBody = z.discriminatedUnion('action', [
  z.object({ action: z.literal('confirm') }),
  z.object({ action: z.literal('delay') }),
  z.object({ action: z.literal('reject'), reason: z.string().min(1).max(200) }),
  z.object({ action: z.literal('wrongAmount'), amountSatang: satang }),
]);

export const transferBody = z.object({ prefix: z.string().min(2).max(12), amountSatang: satang });
export const decisionBody = z.object({ paid: z.boolean(), reason: z.string().max(200).optional() });

export const webhookSecretBody = z.object({
  /** As the back office shows it once. */
  secret: z
    .string()
    .trim()
    .regex(/^whsec_[A-Za-z0-9+/]{16,100}={0,2}$/),
});

export const openingBody = z.object({
  provider: z.string().min(2).max(12),
  isOpen: z.boolean(),
  until: z.iso.datetime({ offset: true }).nullable().default(null),
});

export const launchBody = z.object({
  username,
  gameID: z.string().min(1).max(40),
  language: z.enum(['th', 'en']).default('th'),
  redirectUrl: z.url({ protocol: /^https?$/ }).optional(),
});
