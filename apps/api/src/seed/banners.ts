import type { Banner } from '@housebrand/content';
import { replaceBanners } from '@housebrand/content/nest';
import type { Transaction } from '@housebrand/shared/nest';

const VERSION = 1;

const banner = (
  id: string,
  path: string,
  th: readonly [eyebrow: string, title: string, action: string],
  en: readonly [eyebrow: string, title: string, action: string],
): Banner => ({
  id,
  path,
  eyebrow: { th: th[0], en: en[0] },
  title: { th: th[1], en: en[1] },
  action: { th: th[2], en: en[2] },
  imgUrl: `/media/banners/${id}.avif?v=${VERSION}`,
});

const tiers = (id: string): Banner =>
  banner(
    id,
    'user-info/tier-detail',
    ['ระดับสมาชิก', 'ยิ่งเล่นระดับยิ่งสูง', 'ดูระดับของคุณ'],
    ['Member tiers', 'Play on, rise higher', 'See your tier'],
  );

const slots = (id: string): Banner =>
  banner(
    id,
    'game?type=SLOT',
    ['เกมใหม่ทุกสัปดาห์', 'สล็อตกว่าพันเกม', 'เลือกเกม'],
    ['New games every week', 'Over a thousand slots', 'Choose a game'],
  );

const live = (id: string): Banner =>
  banner(
    id,
    'game?type=LIVE',
    ['โต๊ะเปิดตลอดคืน', 'คาสิโนสดทุกค่าย', 'เข้าโต๊ะ'],
    ['Open all night', 'Live casino, every studio', 'Take a seat'],
  );

const care = (id: string): Banner =>
  banner(
    id,
    'user-info/play-safely',
    ['ดูแลตัวเอง', 'ตั้งเวลาพักได้เสมอ', 'ตั้งค่า'],
    ['Look after yourself', 'Set your own breaks', 'Settings'],
  );

/** Each brand opens with a picture of its own. */
const BANNERS: Record<string, readonly Banner[]> = {
  NAGA: [tiers('naga-temple'), live('naga-tables'), slots('gem-nebula'), care('calm-sea')],
  LOTUS: [slots('lotus-pond'), tiers('gem-nebula'), live('lotus-tables'), care('calm-sea')],
  KLANG: [live('night-city'), slots('gem-nebula'), tiers('treasure-chest'), care('calm-sea')],
};
const DEFAULT_BANNERS = [tiers('treasure-chest'), slots('gem-nebula'), live('stadium-night'), care('calm-sea')];

export async function seedBanners(tx: Transaction, agent: string): Promise<void> {
  await replaceBanners(tx, agent, BANNERS[agent] ?? DEFAULT_BANNERS);
}
