import { createHash } from 'node:crypto';
import { percentOf } from '@housebrand/shared';
import { sites } from './agents';
import { below, pick, type Random, seededRandom } from './random';

/** The password of every demo member. The dash is deliberate: it once broke the parsing of the portal token. */
export const DEMO_PASSWORD = 'Chips-2026!';

/** A seeded member. Amounts in satang. */
export interface SeedMember {
  id: string;
  username: string;
  prefix: string;
  firstName: string;
  lastName: string;
  tel: string;
  bankName: string;
  accountNumber: string;
  credit: bigint;
  points: number;
  deposited: bigint;
  turnover: bigint;
  /** Days between the registration and the seeding. */
  ageDays: number;
  /** Months of deposits, withdrawals and rounds. */
  historyMonths: number;
}

const FIRST_NAMES = [
  'ธนกร',
  'ปาริชาต',
  'กิตติพงศ์',
  'วราภรณ์',
  'ณัฐวุฒิ',
  'สุพัตรา',
  'อนุชา',
  'พิมพ์ชนก',
  'ชัยวัฒน์',
  'มาลัย',
  'ศุภชัย',
  'อรอนงค์',
  'ธีรเดช',
  'กัญญารัตน์',
  'ประเสริฐ',
  'นภัสสร',
  'วิทยา',
  'รัตนาภรณ์',
  'เอกราช',
  'จิราพร',
];
const LAST_NAMES = [
  'ทองสุขดี',
  'แสงอรุณชัย',
  'วงศ์ประภา',
  'ศรีสมบูรณ์กิจ',
  'บุญรักษาพร',
  'จันทร์ส่องหล้า',
  'ใจงามยิ่ง',
  'พรหมพิทักษ์',
  'เกษมสันติ',
  'รุ่งเรืองวัฒน์',
  'นาคเจริญ',
  'ชูเกียรติยศ',
  'สายธารทอง',
  'มณีรัตนกุล',
  'ปัญญาดีเลิศ',
  'ธาราพิพัฒน์',
];
const BANKS = ['KBANK', 'SCB', 'BBL', 'KTB', 'BAY', 'TTB', 'GSB'];
/** Members besides the three demo ones, so that desk and leaderboards are not empty. */
const OTHERS = ['LEK', 'NOI', 'TON', 'FAH', 'MEEN', 'POND', 'KAEW', 'BOSS'];

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String(below(random, 10))).join('');

/** Returns 24 hexadecimal digits that depend only on the username; also the referral code. */
export function memberId(username: string): string {
  return createHash('sha256').update(`member:${username}`).digest('hex').slice(0, 24);
}

function person(
  prefix: string,
  suffix: string,
): Omit<SeedMember, 'credit' | 'points' | 'deposited' | 'turnover' | 'ageDays' | 'historyMonths'> {
  const username = prefix + suffix;
  const random = seededRandom(`person:${username}`);
  return {
    id: memberId(username),
    username,
    prefix,
    firstName: pick(random, FIRST_NAMES),
    lastName: pick(random, LAST_NAMES),
    tel: `0${pick(random, ['6', '8', '9'])}${digits(random, 8)}`,
    bankName: pick(random, BANKS),
    accountNumber: digits(random, 10),
  };
}

/** Returns an agent's three demo members: one with some credit, a newcomer, and one with much credit. */
export function demoMembers(prefix: string): SeedMember[] {
  return [
    {
      ...person(prefix, 'DEMO1'),
      credit: 1_234_567n,
      points: 250,
      // Today's seeded play adds to these: 8,500 and 59,900 baht in total.
      deposited: 845_000n,
      turnover: 5_965_000n,
      ageDays: 410,
      historyMonths: 12,
    },
    { ...person(prefix, 'DEMO2'), credit: 0n, points: 0, deposited: 0n, turnover: 0n, ageDays: 0, historyMonths: 0 },
    {
      ...person(prefix, 'DEMO3'),
      credit: 25_000_000n,
      points: 8_400,
      deposited: 86_000_000n,
      turnover: 412_000_000n,
      ageDays: 900,
      historyMonths: 3,
    },
  ];
}

function otherMembers(prefix: string): SeedMember[] {
  return OTHERS.map((nickname) => {
    const random = seededRandom(`wallet:${prefix}${nickname}`);
    const deposited = BigInt(5 + below(random, 900)) * 10_000n;
    return {
      ...person(prefix, `${nickname}${digits(random, 2)}`),
      credit: percentOf(deposited, below(random, 80)) + BigInt(below(random, 100)),
      points: below(random, 600),
      deposited,
      turnover: deposited * BigInt(2 + below(random, 9)),
      ageDays: 20 + below(random, 500),
      historyMonths: 1,
    };
  });
}

export function seedMembers(): SeedMember[] {
  return sites.flatMap(({ prefix }) => [...demoMembers(prefix), ...otherMembers(prefix)]);
}
