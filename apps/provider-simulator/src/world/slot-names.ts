import { below, pick, type Random } from './random';

/** A slot's subject; its theme selects the symbols. */
export interface Subject {
  th: string;
  en: string;
  theme: SlotTheme;
}

export const SLOT_THEMES = ['treasure', 'garden', 'ocean', 'night', 'feast', 'myth', 'machine', 'festival'] as const;
export type SlotTheme = (typeof SLOT_THEMES)[number];

const of = (theme: SlotTheme, pairs: readonly (readonly [th: string, en: string])[]): Subject[] =>
  pairs.map(([th, en]) => ({ th, en, theme }));

export const subjects: readonly Subject[] = [
  ...of('myth', [
    ['พญานาค', 'Naga'],
    ['หนุมาน', 'Hanuman'],
    ['กินรี', 'Kinnaree'],
    ['ครุฑ', 'Garuda'],
    ['เอราวัณ', 'Erawan'],
    ['ยักษ์ทอง', 'Gold Yaksha'],
    ['หงส์ฟ้า', 'Sky Swan'],
    ['เสือสมิง', 'Weretiger'],
    ['มังกรหยก', 'Jade Dragon'],
    ['ราชสีห์', 'Singha'],
    ['ฟีนิกซ์', 'Phoenix'],
    ['จิ้งจอกเก้าหาง', 'Nine-Tail Fox'],
  ]),
  ...of('treasure', [
    ['หีบสมบัติ', 'Treasure Chest'],
    ['เหมืองทอง', 'Gold Mine'],
    ['ถ้ำเพชร', 'Diamond Cave'],
    ['โจรสลัด', 'Pirate'],
    ['ฟาโรห์', 'Pharaoh'],
    ['แมลงทับทอง', 'Scarab'],
    ['คัมภีร์ลับ', 'Lost Scroll'],
    ['มงกุฎเจ้าชาย', 'Prince’s Crown'],
    ['กระปุกออมสิน', 'Piggy Bank'],
    ['ไหเงินไหทอง', 'Silver Jar'],
    ['พลอยสามสี', 'Three Jewels'],
  ]),
  ...of('garden', [
    ['บัวหลวง', 'Royal Lotus'],
    ['กล้วยไม้', 'Orchid'],
    ['สวนผลไม้', 'Orchard'],
    ['มะม่วง', 'Mango'],
    ['ทุเรียน', 'Durian'],
    ['มังคุด', 'Mangosteen'],
    ['ผีเสื้อ', 'Butterfly'],
    ['ดอกซากุระ', 'Sakura'],
    ['ไร่ชา', 'Tea Hill'],
    ['ลั่นทม', 'Frangipani'],
  ]),
  ...of('ocean', [
    ['ปลาคาร์พ', 'Koi'],
    ['ไข่มุก', 'Pearl'],
    ['นางเงือก', 'Mermaid'],
    ['เต่าทะเล', 'Sea Turtle'],
    ['ม้าน้ำ', 'Seahorse'],
    ['เกาะสวรรค์', 'Paradise Isle'],
    ['เรือสำเภา', 'Junk Ship'],
    ['ปะการัง', 'Coral'],
    ['วาฬสีเงิน', 'Silver Whale'],
  ]),
  ...of('night', [
    ['ตุ๊กตุ๊ก', 'Tuk Tuk'],
    ['ราตรีกรุง', 'City Night'],
    ['ดวงจันทร์', 'Moon'],
    ['หิ่งห้อย', 'Firefly'],
    ['ดาวตก', 'Comet'],
    ['ตลาดโต้รุ่ง', 'Midnight Market'],
    ['นกฮูก', 'Owl'],
    ['นีออน', 'Neon'],
    ['แมวดำ', 'Black Cat'],
  ]),
  ...of('feast', [
    ['ต้มยำ', 'Tom Yum'],
    ['หมูกระทะ', 'Sizzle Pan'],
    ['ไอติมกะทิ', 'Coconut Scoop'],
    ['ข้าวเหนียวมะม่วง', 'Sticky Mango'],
    ['ขนมครก', 'Coconut Cake'],
    ['พริกแกง', 'Curry Chilli'],
    ['ชานมไข่มุก', 'Bubble Tea'],
    ['ลูกกวาด', 'Candy'],
  ]),
  ...of('machine', [
    ['จรวด', 'Rocket'],
    ['หุ่นยนต์', 'Robot'],
    ['นาฬิกากล', 'Clockwork'],
    ['เลเซอร์', 'Laser'],
    ['รถซิ่ง', 'Street Racer'],
    ['มอเตอร์', 'Motor'],
    ['สายฟ้า', 'Lightning'],
    ['ยานอวกาศ', 'Starship'],
    ['เจ็ดนำโชค', 'Lucky Seven'],
  ]),
  ...of('festival', [
    ['ลอยกระทง', 'Krathong'],
    ['โคมลอย', 'Sky Lantern'],
    ['สงกรานต์', 'Songkran'],
    ['ผีตาโขน', 'Ghost Mask'],
    ['มวยไทย', 'Muay'],
    ['งานวัด', 'Temple Fair'],
    ['เชิดสิงโต', 'Lion Dance'],
    ['ว่าวไทย', 'Thai Kite'],
    ['รำไทย', 'Court Dance'],
    ['ช้างศึก', 'War Elephant'],
  ]),
];

const tailsTh = [
  'เฝ้าสมบัติ',
  'นำโชค',
  'ล่าทอง',
  'เงินล้าน',
  'คูณพัน',
  'มหาสนุก',
  'พาเพลิน',
  'คืนพระจันทร์',
  'ปะทะดวง',
  'ตะลุยป่า',
  'แห่งสยาม',
  'รวยข้ามคืน',
  'พลังเก้าชั้น',
  'สายลม',
  'ในตำนาน',
  'ไฟลุก',
  'หรรษา',
  'ซ่อนเพชร',
  'เปิดกรุ',
  'ท้าชิง',
  'สองแผ่นดิน',
  'เจ้าสำราญ',
  'กลางสายฝน',
  'แตกกระจาย',
  'รับทรัพย์',
  'เจ็ดคาบสมุทร',
  'ริมโขง',
  'ฤดูทอง',
  'ผจญภัย',
  'ยามเช้า',
];
const tailsEn = [
  'Vault',
  'Fortune',
  'Rush',
  'Rising',
  'Nights',
  'Cascade',
  'Quest',
  'Parade',
  'Trail',
  'Blaze',
  'Bonanza Bay',
  'Ways',
  'Riches',
  'Odyssey',
  'Carnival',
  'Temple',
  'Echo',
  'Voyage',
  'Spins',
  'Wonders',
  'Reborn',
  'Gambit',
  'Storm',
  'Party',
  'Legend',
  'Express',
  'Secrets',
  'Jubilee',
  'Empire',
  'Afterglow',
  'Drift',
  'Crossing',
];
const headsEn = [
  'Golden',
  'Hidden',
  'Electric',
  'Velvet',
  'Mighty',
  'Lucky',
  'Emerald',
  'Wild',
  'Crimson',
  'Royal',
  'Dancing',
  'Frozen',
];
const headsTh = ['มหัศจรรย์', 'ตำนาน', 'ขุมทรัพย์', 'อาณาจักร', 'วงล้อ', 'ปาร์ตี้', 'ศึก', 'โชค'];
const marksEn = ['', '', '', '', '', ' Deluxe', ' II', ' 88', ' x1000', ' Gold'];
const marksTh = ['', '', '', '', '', ' 2', ' 888', ' ดีลักซ์', ' เมก้า', ' พลัส'];

function compose(random: Random, subject: Subject, english: boolean): string {
  const shape = below(random, 10);
  const other = pick(random, subjects);
  if (english) {
    if (shape < 5) return `${subject.en} ${pick(random, tailsEn)}${pick(random, marksEn)}`;
    if (shape < 8) return `${pick(random, headsEn)} ${subject.en}${pick(random, marksEn)}`;
    return other === subject ? `Twin ${subject.en}` : `${subject.en} & ${other.en}`;
  }
  if (shape < 6) return `${subject.th}${pick(random, tailsTh)}${pick(random, marksTh)}`;
  if (shape < 8) return `${pick(random, headsTh)}${subject.th}${pick(random, marksTh)}`;
  return other === subject ? `${subject.th}คู่บารมี` : `${subject.th}กับ${other.th}`;
}

/** Returns an unused slot name with its subject. */
export function slotName(random: Random, taken: Set<string>): { name: string; subject: Subject } {
  while (true) {
    const subject = pick(random, subjects);
    const name = compose(random, subject, random.next() < 0.52);
    if (taken.has(name)) continue;
    taken.add(name);
    return { name, subject };
  }
}
