import type { AgentTx } from '@housebrand/shared/nest';
import { writeContent } from './agent-content.repository';
import { faqOf, type HelpVoice } from './seed-faq';
import { tutorialsOf } from './seed-tutorials';

/** Each brand describes itself in its own words. */
const VOICES: Record<string, HelpVoice> = {
  MASTER: {
    name: { th: 'Housebrand', en: 'Housebrand' },
    about: [
      { th: 'Housebrand คืออะไร', en: 'What is Housebrand?' },
      {
        th: 'บ้านของเว็บเกมหลายแบรนด์ เกมครบทุกค่าย ระบบฝากถอนเดียวกัน และดูแลการเล่นอย่างมีขอบเขตทุกบ้าน',
        en: 'The house behind many sites: every studio, one way to pay, and the same care for how you play.',
      },
    ],
  },
  MTO: {
    name: { th: 'MTO Lounge', en: 'MTO Lounge' },
    about: [
      { th: 'สมาชิกเลานจ์ได้อะไร', en: 'What do lounge members get?' },
      {
        th: 'สิทธิ์ที่เพิ่มขึ้นทุกระดับ ภารกิจใหม่ทุกวัน คืนยอดเสีย และโต๊ะสดตลอด 24 ชั่วโมง',
        en: 'More benefits at every tier, new quests every day, cashback, and live tables around the clock.',
      },
    ],
  },
  SPTN: {
    name: { th: 'SPTN Arena', en: 'SPTN Arena' },
    about: [
      { th: 'ในสังเวียนมีอะไรให้เล่น', en: 'What is on in the arena?' },
      {
        th: 'กีฬาทุกคู่ โต๊ะสดติดขอบสนาม และสล็อตไว้พักยก แข่งไต่อันดับกับนักสู้คนอื่นได้ทุกสัปดาห์',
        en: 'Every match, live tables at the ringside and slots between the rounds. Climb the ranks against other fighters each week.',
      },
    ],
  },
  NAGA: {
    name: { th: 'Naga Palace', en: 'Naga Palace' },
    about: [
      { th: 'วังนาคามีอะไรรออยู่', en: 'What waits in the palace?' },
      {
        th: 'คลังอัญมณีกว่าพันเกม ท้องพระโรงสด และบันไดทองที่ขึ้นได้ทีละขั้น',
        en: 'A treasury of over a thousand games, the live hall, and golden stairs to climb one step at a time.',
      },
    ],
  },
  LOTUS: {
    name: { th: 'Lotus Bay', en: 'Lotus Bay' },
    about: [
      { th: 'สระบัวเหมาะกับใคร', en: 'Who is the lotus pond for?' },
      {
        th: 'คนที่อยากเล่นสบาย ๆ เลือกเกมได้ตามใจ ตั้งเวลาพักเอง และมีโต๊ะสดริมอ่าวให้นั่งชมลม',
        en: 'For anybody who takes it easy: pick a game, set your own breaks, or take a seat at the bayside tables.',
      },
    ],
  },
  KLANG: {
    name: { th: 'Klang Nights', en: 'Klang Nights' },
    about: [
      { th: 'คืนนี้ Klang Nights มีอะไร', en: 'What is on at Klang Nights tonight?' },
      {
        th: 'โต๊ะสดกลางแสงไฟ เกมจังหวะสนุก และเวทีใหญ่ที่ดังขึ้นทุกระดับ พอแค่นี้ก็กดพักได้ทุกเมื่อ',
        en: 'Live tables under city lights, games with a beat and a bigger stage at every tier. Take a break whenever you like.',
      },
    ],
  },
};

/** An agent of another product has none: no member would see it. */
export async function seedHelp(tx: AgentTx): Promise<void> {
  const voice = VOICES[tx.agent];
  if (!voice) return;
  await writeContent(tx, 'faq', faqOf(voice));
  await writeContent(tx, 'tutorials', tutorialsOf(tx.agent));
}
