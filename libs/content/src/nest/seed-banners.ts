import type { AgentTx } from '@housebrand/shared/nest';
import type { Banner } from '../core';
import { replaceBanners } from './banners.repository';

const VERSION = 1;

/** Text on an image, above its button. */
type BannerTexts = readonly [eyebrow: string, title: string];

/** Builds banners that lead to one page: the button names the page, and everything else is the agent's. */
const leadingTo =
  (path: string, action: Banner['action']) =>
  (id: string, th: BannerTexts, en: BannerTexts): Banner => ({
    id,
    path,
    eyebrow: { th: th[0], en: en[0] },
    title: { th: th[1], en: en[1] },
    action,
    imgUrl: `/media/banners/${id}.avif?v=${VERSION}`,
  });

const tiers = leadingTo('user-info/tier-detail', { th: 'ดูระดับของคุณ', en: 'See your tier' });
const slots = leadingTo('game?type=SLOT', { th: 'เลือกเกม', en: 'Choose a game' });
const live = leadingTo('game?type=LIVE', { th: 'เข้าโต๊ะ', en: 'Take a seat' });
const care = leadingTo('user-info/play-safely', { th: 'ตั้งค่า', en: 'Settings' });

/** Each brand starts with its own image and has its own texts. */
const BANNERS: Record<string, readonly Banner[]> = {
  MASTER: [
    tiers(
      'treasure-chest',
      ['สมาชิก Housebrand', 'ทุกระดับมีของรออยู่'],
      ['Housebrand members', 'Every tier has its rewards'],
    ),
    slots('gem-nebula', ['ห้องเกมของบ้าน', 'สล็อตกว่าพันเกม'], ['The house arcade', 'Over a thousand slots']),
    live('stadium-night', ['ห้องสดของบ้าน', 'คาสิโนสดครบทุกค่าย'], ['The house tables', 'Live casino, every studio']),
    care('calm-sea', ['บ้านที่ดูแลกัน', 'ตั้งเวลาพักได้เสมอ'], ['A house that cares', 'Set your own breaks']),
  ],
  MTO: [
    tiers('treasure-chest', ['5 ระดับ สิทธิ์ต่างกัน', 'ยิ่งระดับสูง สิทธิ์ยิ่งมาก'], ['Five tiers', 'Each one opens more']),
    slots('gem-nebula', ['มุมสล็อตของเลานจ์', 'เลือกได้กว่าพันเกม'], ['The slot corner', 'Over a thousand to choose from']),
    live('stadium-night', ['คาสิโนสด', 'เปิด 24 ชั่วโมง'], ['Live casino', 'Open 24 hours']),
    care('calm-sea', ['เล่นอย่างมีสติ', 'ตั้งเวลาพักของคุณ'], ['Play responsibly', 'Set your own breaks']),
  ],
  SPTN: [
    live(
      'stadium-night',
      ['พักครึ่งในสังเวียน', 'โต๊ะคาสิโนสดติดขอบสนาม'],
      ['Half-time in the arena', 'Live tables, ringside'],
    ),
    slots('gem-nebula', ['พักยกด้วยสล็อต', 'ครบทุกค่ายดัง'], ['Between the rounds', 'Slots from every studio']),
    tiers('treasure-chest', ['อันดับนักสู้', 'ไต่ระดับสู่แชมป์'], ['The fighters’ ranks', 'Climb to champion']),
    care('calm-sea', ['นักสู้ต้องรู้จักพัก', 'ตั้งกติกาของคุณเอง'], ['Fighters rest too', 'Set your own rules']),
  ],
  NAGA: [
    tiers('naga-temple', ['บันไดวังนาคา', 'ขึ้นสู่ชั้นทองทีละขั้น'], ['Five tiers', 'See what yours opens']),
    live('naga-tables', ['ท้องพระโรงสด', 'นั่งโต๊ะในวังทอง'], ['The live hall', 'A table in the palace']),
    slots('gem-nebula', ['คลังมณีพญานาค', 'อัญมณีกว่าพันเกม'], ['The Naga’s jewels', 'Over a thousand games']),
    care('calm-sea', ['น้ำนิ่งของพญานาค', 'ให้ใจได้พัก'], ['Still waters', 'Give yourself a rest']),
  ],
  LOTUS: [
    slots('lotus-pond', ['เกมบานในสระบัว', 'เลือกเล่นสบาย ๆ'], ['In the lotus pond', 'Pick a game, take it easy']),
    tiers('gem-nebula', ['บัวบานทีละกลีบ', 'ระดับที่โตไปกับคุณ'], ['Petal by petal', 'Tiers that grow with you']),
    live('lotus-tables', ['ศาลาริมอ่าว', 'โต๊ะสดรับลมเย็น'], ['The bayside pavilion', 'Live tables in the breeze']),
    care('calm-sea', ['คลื่นสงบในอ่าว', 'พักใจได้ทุกเวลา'], ['A calm bay', 'Time out whenever you like']),
  ],
  KLANG: [
    live('night-city', ['เมืองนี้ยังไม่หลับ', 'โต๊ะสดกลางแสงไฟ'], ['The city is awake', 'Live tables, city lights']),
    slots('gem-nebula', ['จังหวะต่อไปของคุณ', 'หมุนไปกับเสียงเพลง'], ['Your next beat', 'Spin to the music']),
    tiers('treasure-chest', ['ขึ้นเวทีใหญ่', 'ดังขึ้นทุกระดับ'], ['Up on the big stage', 'Louder with every tier']),
    care('calm-sea', ['ปิดเพลงสักพัก', 'คืนนี้พอแค่นี้ก็ได้'], ['Turn the music down', 'It’s fine to call it a night']),
  ],
};

/** An agent of another product has none: no member would see them. */
export async function seedBanners(tx: AgentTx): Promise<void> {
  await replaceBanners(tx, BANNERS[tx.agent] ?? []);
}
