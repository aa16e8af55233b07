import type { Language } from '@housebrand/shared';

export interface Announcement {
  _id: string;
  active: boolean;
  title: string;
  detail: string;
}

type Texts = Record<Language, readonly [title: string, detail: string]>;

/** Each agent's welcome in its own tone; mentions only what its screens really offer. */
const WELCOME: Record<string, Texts> = {
  MASTER: {
    th: ['ยินดีต้อนรับสู่ Housebrand', 'ภารกิจใหม่รออยู่ทุกวันที่หน้าแรก อยากพักเมื่อไร ตั้งได้ที่เมนูเล่นอย่างมีสติ'],
    en: ['Welcome to Housebrand', 'New quests wait on the home page every day. For a break, open Play responsibly.'],
  },
  MTO: {
    th: ['ยินดีต้อนรับสู่ MTO Lounge', 'ภารกิจวันนี้อยู่ที่หน้าแรก ตั้งเวลาพักได้ที่เมนูเล่นอย่างมีสติ'],
    en: ['Welcome to MTO Lounge', 'Today’s quests are on the home page. Set your breaks under Play responsibly.'],
  },
  SPTN: {
    th: ['สังเวียนเปิดแล้ว', 'เข้าสู่ SPTN Arena พร้อมภารกิจประจำวันที่หน้าแรก นักสู้ที่ดีรู้จักพัก ตั้งเวลาได้ที่เมนูเล่นอย่างมีสติ'],
    en: [
      'The arena is open',
      'Today’s quests of SPTN Arena are on the home page. Good fighters rest: see Play responsibly.',
    ],
  },
  NAGA: {
    th: ['วังพญานาคต้อนรับคุณ', 'ภารกิจประจำวันของ Naga Palace อยู่ที่หน้าแรก เล่นอย่างมีสติ ตั้งเวลาพักได้ที่เมนูเล่นอย่างมีสติ'],
    en: [
      'Naga Palace welcomes you',
      'Today’s quests are on the home page. Play with a clear head: set breaks under Play responsibly.',
    ],
  },
  LOTUS: {
    th: ['ยินดีต้อนรับสู่ Lotus Bay', 'ริมอ่าววันนี้มีภารกิจให้ทำสบาย ๆ ที่หน้าแรก เหนื่อยก็พัก ตั้งได้ที่เมนูเล่นอย่างมีสติ'],
    en: [
      'Welcome to Lotus Bay',
      'An easy day by the bay: quests are on the home page, and breaks under Play responsibly.',
    ],
  },
  KLANG: {
    th: ['คืนนี้ที่ Klang Nights', 'จังหวะใหม่กับภารกิจประจำวันที่หน้าแรก ดึกแล้วอย่าลืมพัก ตั้งได้ที่เมนูเล่นอย่างมีสติ'],
    en: [
      'Tonight at Klang Nights',
      'A new beat and today’s quests on the home page. Late already? Breaks are under Play responsibly.',
    ],
  },
  PIER: {
    th: ['ยินดีต้อนรับสู่ Pier Nine', 'ขึ้นฝั่งแล้วดูภารกิจประจำวันได้ที่หน้าแรก จะพักก็ตั้งได้ที่เมนูเล่นอย่างมีสติ'],
    en: [
      'Welcome to Pier Nine',
      'Come ashore: today’s quests are on the home page, and breaks under Play responsibly.',
    ],
  },
};

/** The weekly slot tournament runs from Monday to Sunday at every agent. */
const TOURNAMENT: Texts = {
  th: ['ศึกสล็อตประจำสัปดาห์เริ่มแล้ว', 'ทุกสปินของสล็อตทุกค่ายนับเป็นคะแนน ปิดรับคะแนนวันอาทิตย์เที่ยงคืน ดูอันดับของคุณที่หน้าแรก'],
  en: [
    'This week’s slots are on',
    'Every spin of every studio counts until Sunday midnight. Your place is on the home page.',
  ],
};

/** An inactive announcement, which the portal must hide. */
const MAINTENANCE: Texts = {
  th: ['ปิดปรับปรุงระบบฝากเงิน', 'ระบบฝากเงินอัตโนมัติกลับมาใช้งานได้ตามปกติแล้ว'],
  en: ['Deposits under maintenance', 'Automatic deposits work again.'],
};

/** Returns the platform's announcements to an agent's members, in their language. */
export function announcementsFor(prefix: string, language: Language): Announcement[] {
  const one = (name: string, active: boolean, texts: Texts): Announcement => {
    const [title, detail] = texts[language];
    return { _id: `${prefix.toLowerCase()}-${name}`, active, title, detail };
  };
  return [
    one('welcome', true, WELCOME[prefix] ?? WELCOME['MASTER']!),
    one('slots-week', true, TOURNAMENT),
    one('deposit-maintenance', false, MAINTENANCE),
  ];
}
