import type { Transaction } from '@housebrand/shared/nest';
import type { TierRow, TierWords } from './tier-config.tables';
import { saveTiers } from './tiers.repository';

type Colors = readonly [description: string, dark: string, bright: string];

function step(
  tierLevel: number,
  tierName: string,
  [minDepositBaht, minTurnoverBaht]: readonly [bigint, bigint],
  [descriptionBackgroundColor, backgroundDarkColor, backgroundBrightColor]: Colors,
  content: TierWords,
): TierRow {
  return {
    tierLevel,
    tierName,
    logoUrl: `/media/tiers/${tierLevel}.svg?v=1`,
    descriptionBackgroundColor,
    backgroundDarkColor,
    backgroundBrightColor,
    minDepositSatang: minDepositBaht * 100n,
    minTurnoverSatang: minTurnoverBaht * 100n,
    content,
  };
}

const words = (th: readonly [string, ...string[]], en: readonly [string, ...string[]]): TierWords => ({
  th: { summary: th[0], benefits: th.slice(1) },
  en: { summary: en[0], benefits: en.slice(1) },
});

/** The five tiers of the demo world; the simulator promotes members at the same amounts. */
export const DEMO_TIERS: readonly TierRow[] = [
  step(
    1,
    'Bronze',
    [0n, 0n],
    ['#4A2E1C', '#6B3F22', '#C98A55'],
    words(
      ['จุดเริ่มต้นของสมาชิกทุกคน', 'เล่นเกมได้ทุกหมวด', 'ใช้คูปองและโปรโมชันได้'],
      ['Where every member starts', 'Every game section', 'Coupons and promotions'],
    ),
  ),
  step(
    2,
    'Silver',
    [5_000n, 20_000n],
    ['#2F3A4D', '#4C5B75', '#C3D0E4'],
    words(
      ['สำหรับสมาชิกที่แวะมาเป็นประจำ', 'ภารกิจรายวัน', 'แนะนำเพื่อน', 'ส่งชิปให้เพื่อนสมาชิก'],
      ['For members who come by regularly', 'Daily quests', 'Invite friends', 'Send chips to other members'],
    ),
  ),
  step(
    3,
    'Gold',
    [20_000n, 100_000n],
    ['#4D3A10', '#8A6514', '#F3C65A'],
    words(
      ['สิทธิ์ร่วมแข่งขันกับสมาชิกแถวหน้า', 'ทัวร์นาเมนต์', 'ตารางอันดับ', 'สิทธิ์ทั้งหมดของระดับ Silver'],
      ['Compete with the front row', 'Tournaments', 'Rankings', 'Everything in Silver'],
    ),
  ),
  step(
    4,
    'Platinum',
    [100_000n, 500_000n],
    ['#173B46', '#2A6473', '#A9E3EE'],
    words(
      ['รางวัลพิเศษสำหรับสมาชิกคนสำคัญ', 'ของรางวัลประจำเดือน', 'สิทธิ์ทั้งหมดของระดับ Gold'],
      ['Rewards for our valued members', 'Monthly rewards', 'Everything in Gold'],
    ),
  ),
  step(
    5,
    'Diamond',
    [500_000n, 2_500_000n],
    ['#2A1D57', '#4A34A0', '#B9A8FF'],
    words(
      ['ระดับสูงสุดของเรา', 'เปิดครบทุกเมนู', 'สิทธิ์ทั้งหมดของระดับ Platinum'],
      ['The highest level we have', 'Every menu is open', 'Everything in Platinum'],
    ),
  ),
];

/** Gives an agent the five tiers of the demo world; may be repeated. */
export function seedTiers(tx: Transaction, agent: string): Promise<void> {
  return saveTiers(tx, agent, DEMO_TIERS);
}
