import { createHash } from 'node:crypto';
import { sites } from './agents';
import { crowdHabit, DEMO1_HABIT, DEMO3_HABIT, type Habit } from './habits';
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
  /** Credit after the history; `null` means what it leaves. */
  credit: bigint | null;
  points: number;
  /** Days from the registration to the start of the day of the seeding. */
  ageDays: number;
  /** `null` for a member without a history, who registers with the seeding. */
  habit: Habit | null;
}

/** A member whose credit is documented. */
export type DemoMember = SeedMember & { credit: bigint };

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
/** A year of history, and some days more. */
const DEMO1_AGE_DAYS = 400;
/** Members besides the three demo ones, so that desk and leaderboards are not empty. */
const OTHERS = ['LEK', 'NOI', 'TON', 'FAH', 'MEEN', 'POND', 'KAEW', 'BOSS'];
const NEWEST = 'MEEN';

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String(below(random, 10))).join('');

/** Returns 24 hexadecimal digits that depend only on the username; also the referral code. */
export function memberId(username: string): string {
  return createHash('sha256').update(`member:${username}`).digest('hex').slice(0, 24);
}

function person(prefix: string, suffix: string): Omit<SeedMember, 'credit' | 'points' | 'ageDays' | 'habit'> {
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
export function demoMembers(prefix: string): DemoMember[] {
  return [
    {
      ...person(prefix, 'DEMO1'),
      credit: 1_234_567n,
      points: 250,
      ageDays: age(prefix, 'DEMO1', DEMO1_AGE_DAYS),
      habit: DEMO1_HABIT,
    },
    { ...person(prefix, 'DEMO2'), credit: 0n, points: 0, ageDays: 0, habit: null },
    {
      ...person(prefix, 'DEMO3'),
      credit: 25_000_000n,
      points: 8_400,
      ageDays: age(prefix, 'DEMO3', 900),
      habit: DEMO3_HABIT,
    },
  ];
}

function otherMembers(prefix: string): SeedMember[] {
  return OTHERS.map((nickname) => {
    const random = seededRandom(`wallet:${prefix}${nickname}`);
    return {
      ...person(prefix, `${nickname}${digits(random, 2)}`),
      credit: null,
      points: below(random, 600),
      // DEMO1 referred them, so they registered later; one is new this month.
      ageDays: age(prefix, nickname, nickname === NEWEST ? 12 : 30 + below(random, DEMO1_AGE_DAYS - 40)),
      habit: crowdHabit(random),
    };
  });
}

/** Returns the days since a registration between 9:00 and 21:00, `daysAgo` days before the seeding. */
function age(prefix: string, suffix: string, daysAgo: number): number {
  const minutes = 9 * 60 + below(seededRandom(`joined:${prefix}${suffix}`), 12 * 60);
  return daysAgo - minutes / 1_440;
}

export function seedMembers(): SeedMember[] {
  return sites.flatMap(({ prefix }) => [...demoMembers(prefix), ...otherMembers(prefix)]);
}
