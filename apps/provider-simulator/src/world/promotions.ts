import { businessDay, formatPlainSatang, percentOf, satangFromBaht, type Language } from '@housebrand/shared';
import { dayShifted, dayStart } from './calendar';

/** A promotion of one agent at a point in time. Amounts in satang. */
export interface Promotion {
  id: string;
  isDeposit: boolean;
  minDeposit: bigint;
  /** Percentage of the deposit. */
  bonusPercentage: bigint;
  maxBonus: bigint;
  /** The turnover requirement as a multiple of deposit plus bonus. */
  turnoverMultiplier: bigint;
  startsAt: Date;
  endsAt: Date;
  texts: Record<Language, { title: string; summary: string; detail: string }>;
}

type Titles = readonly [th: string, en: string];
type Offer = Pick<Promotion, 'isDeposit' | 'minDeposit' | 'bonusPercentage' | 'maxBonus' | 'turnoverMultiplier'>;

const deposit = (minBaht: number, bonusPercentage: bigint, maxBaht: number, turnoverMultiplier: bigint): Offer => ({
  isDeposit: true,
  minDeposit: satangFromBaht(minBaht),
  bonusPercentage,
  maxBonus: satangFromBaht(maxBaht),
  turnoverMultiplier,
});
const ANNOUNCED_ONLY: Offer = {
  isDeposit: false,
  minDeposit: 0n,
  bonusPercentage: 0n,
  maxBonus: 0n,
  turnoverMultiplier: 0n,
};

const DAILY = deposit(100, 10n, 500, 3n);
const WEEK = deposit(500, 20n, 1_000, 5n);

/** Each agent's titles: for the day, the week, the daily games, and last month. */
const TITLES: Readonly<Record<string, readonly [day: Titles, week: Titles, games: Titles, past: Titles]>> = {
  MASTER: [
    ['ฝากแรกของวัน บ้านเพิ่มให้ 10%', 'The house adds 10% to the day’s first deposit'],
    ['สัปดาห์ของบ้าน เพิ่ม 20%', 'House week: 20% more'],
    ['วงล้อของบ้านหมุนฟรีทุกวัน', 'The house wheel turns free every day'],
    ['ขึ้นบ้านใหม่', 'House-warming'],
  ],
  MTO: [
    ['ฝากครั้งแรกของวัน รับเพิ่ม 10%', '10% extra on your first deposit of the day'],
    ['สัปดาห์เลานจ์ เพิ่ม 20%', 'Lounge week: 20% more'],
    ['วงล้อเลานจ์หมุนฟรีทุกวัน', 'A free spin of the lounge wheel every day'],
    ['เปิดเลานจ์ใหม่', 'The lounge opening'],
  ],
  SPTN: [
    ['ยกแรกของวัน ฝากแล้วเพิ่ม 10%', 'First round: 10% on the day’s first deposit'],
    ['ศึกสัปดาห์นี้ เพิ่ม 20%', 'This week’s bout: 20% more'],
    ['ระฆังพักยก หมุนวงล้อฟรีทุกวัน', 'Between rounds: a free spin every day'],
    ['ศึกเปิดสังเวียน', 'Opening bout'],
  ],
  NAGA: [
    ['เกล็ดทองพญานาค ฝากแรกของวันเพิ่ม 10%', '10% extra on your first deposit of the day'],
    ['สมบัติประจำสัปดาห์ เพิ่ม 20%', 'Treasure of the week: 20% more'],
    ['วงล้อท้องพระโรง หมุนฟรีทุกวัน', 'The palace wheel turns free every day'],
    ['ฉลองวังใหม่', 'The palace feast'],
  ],
  LOTUS: [
    ['รับลมเช้า ฝากแรกของวันเพิ่ม 10%', 'Morning breeze: 10% on the day’s first deposit'],
    ['สัปดาห์ดอกบัวบาน เพิ่ม 20%', 'Lotus in bloom: 20% more this week'],
    ['กังหันริมอ่าว หมุนฟรีทุกวัน', 'The bay’s windmill turns free every day'],
    ['เปิดอ่าววันแรก', 'The bay opens'],
  ],
  KLANG: [
    ['จังหวะแรกของคืน ฝากแล้วเพิ่ม 10%', 'First beat: 10% on the night’s first deposit'],
    ['สัปดาห์ลูกทุ่งร็อก เพิ่ม 20%', 'Festival week: 20% more'],
    ['แผ่นเสียงนำโชค หมุนฟรีทุกคืน', 'The lucky record spins free every night'],
    ['คืนเปิดเวที', 'Opening night'],
  ],
  PIER: [
    ['ขึ้นท่า ฝากแรกของวันเพิ่ม 10%', 'Ashore: 10% on the day’s first deposit'],
    ['สัปดาห์ลมดี เพิ่ม 20%', 'Fair winds: 20% more this week'],
    ['พวงมาลัยเรือนำโชค หมุนฟรีทุกวัน', 'The lucky helm turns free every day'],
    ['ท่าเรือเปิดแล้ว', 'The pier opens'],
  ],
};

function depositTexts({ minDeposit, bonusPercentage, maxBonus, turnoverMultiplier }: Offer, when: Titles) {
  const [min, max] = [formatPlainSatang(minDeposit), formatPlainSatang(maxBonus)];
  return {
    th: {
      summary: `ฝากตั้งแต่ ${min} บาท รับเพิ่ม ${bonusPercentage}% สูงสุด ${max} บาท`,
      detail: `เปิดสวิตช์ “รับโบนัส” แล้วฝากตั้งแต่ ${min} บาท โบนัสเข้าเครดิตทันทีพร้อมยอดฝาก ${when[0]} ก่อนถอนต้องเล่นให้ครบ ${turnoverMultiplier} เท่าของยอดฝากรวมโบนัส`,
    },
    en: {
      summary: `Deposit ${min} baht or more and get ${bonusPercentage}% on top, up to ${max} baht`,
      detail: `Switch the bonus on and deposit ${min} baht or more: the bonus is credited together with the deposit, ${when[1]}. Before a withdrawal, deposit and bonus are to be played ${turnoverMultiplier} times.`,
    },
  };
}

const GAMES_WORDS = {
  th: {
    summary: 'หมุนวงล้อ เปิดกาชาปอง และเช็คอิน ได้อย่างละครั้งทุกวัน',
    detail:
      'วงล้อ กาชาปอง และเช็คอินรายวันเปิดให้เล่นฟรีอย่างละหนึ่งครั้งต่อวัน รางวัลเข้าเครดิตทันทีและถอนได้โดยไม่ต้องทำยอดเทิร์น สิทธิ์เริ่มใหม่ทุกเที่ยงคืน',
  },
  en: {
    summary: 'One free turn a day each: wheel, gashapon and check-in',
    detail:
      'Wheel, gashapon and daily check-in are free once a day each. Prizes are credited at once and may be withdrawn without any turnover. Turns renew at midnight.',
  },
} as const;

/** Returns an agent's current and recent promotions; the last one has ended. */
function promotionsOf(prefix: string, now: Date): Promotion[] {
  const today = businessDay(now);
  const month = `${today.slice(0, 7)}-01`;
  const nextMonth = `${dayShifted(month, 31).slice(0, 7)}-01`;
  const lastMonth = `${dayShifted(month, -1).slice(0, 7)}-01`;
  const monday = dayShifted(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const [day, week, games, past] = TITLES[prefix] ?? TITLES['MASTER']!;
  const one = (
    name: string,
    offer: Offer,
    [th, en]: Titles,
    texts: ReturnType<typeof depositTexts>,
    [from, until]: readonly [string, string],
  ): Promotion => ({
    ...offer,
    id: `${prefix.toLowerCase()}-${name}`,
    startsAt: dayStart(from),
    endsAt: dayStart(until),
    texts: { th: { title: th, ...texts.th }, en: { title: en, ...texts.en } },
  });
  const onceADay: Titles = ['ใช้ได้วันละครั้ง', 'once a day'];
  return [
    one('daily', DAILY, day, depositTexts(DAILY, onceADay), [month, nextMonth]),
    one('week', WEEK, week, depositTexts(WEEK, onceADay), [monday, dayShifted(monday, 7)]),
    one('games', ANNOUNCED_ONLY, games, GAMES_WORDS, [month, nextMonth]),
    one('opening', WEEK, past, depositTexts(WEEK, onceADay), [lastMonth, month]),
  ];
}

/** Returns an agent's promotions that are active at a point in time. */
export function promotionsNow(prefix: string, now: Date): Promotion[] {
  return promotionsOf(prefix, now).filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
}

/** Returns a promotion by ID, even after it ended. */
export function promotionById(prefix: string, id: string, now: Date): Promotion | undefined {
  return promotionsOf(prefix, now).find((promotion) => promotion.id === id);
}

/** Returns the bonus that a promotion adds to a deposit, in satang. */
export function bonusOf({ bonusPercentage, maxBonus }: Promotion, deposited: bigint): bigint {
  const share = percentOf(deposited, bonusPercentage);
  return share < maxBonus ? share : maxBonus;
}
