/** A kind of live table, card, keno or lottery game with its name. */
export interface NamedVariant {
  variant: string;
  family: 'table' | 'cards';
  names: readonly string[];
}

export const liveTables: readonly NamedVariant[] = [
  { variant: 'baccarat', family: 'table', names: ['บาคาร่า', 'Baccarat', 'บาคาร่าสปีด', 'Speed Baccarat', 'บาคาร่าวีไอพี'] },
  { variant: 'dragonTiger', family: 'table', names: ['เสือมังกร', 'Dragon Tiger'] },
  { variant: 'roulette', family: 'table', names: ['รูเล็ต', 'Roulette', 'Auto Roulette'] },
  { variant: 'sicbo', family: 'table', names: ['ไฮโลสด', 'Sic Bo'] },
  { variant: 'wheel', family: 'table', names: ['วงล้อเศรษฐี', 'Money Wheel'] },
  { variant: 'blackjack', family: 'cards', names: ['แบล็กแจ็ก', 'Blackjack'] },
  { variant: 'pokdeng', family: 'cards', names: ['ป๊อกเด้งสด', 'Live Pok Deng'] },
  { variant: 'fishPrawnCrab', family: 'table', names: ['น้ำเต้าปูปลาสด', 'Fish Prawn Crab'] },
];

/** Room names, which distinguish tables of one kind. */
export const rooms: readonly string[] = [
  'ทับทิม',
  'มรกต',
  'Sapphire',
  'ไพลิน',
  'Amber',
  'จันทรา',
  'Orchid',
  'สุริยัน',
  'Harbour',
  'บุษราคัม',
  'Velvet',
  'นพเก้า',
  'Lagoon',
  'ดารา',
  'Cobalt',
  'เมขลา',
];

export const cardGames: readonly NamedVariant[] = [
  {
    variant: 'pokdeng',
    family: 'cards',
    names: ['ป๊อกเด้ง', 'ป๊อกเด้งเพื่อนซี้', 'Pok Deng Party', 'ป๊อกแปดป๊อกเก้า', 'ป๊อกเด้งริมคลอง'],
  },
  { variant: 'blackjack', family: 'cards', names: ['แบล็กแจ็กคลาสสิก', 'Blackjack 21', 'ยี่สิบเอ็ดแต้ม'] },
  { variant: 'threeCards', family: 'cards', names: ['เก้าเก', 'ไพ่สามกอง', 'Three Card Duel', 'เก้าเกชิงบ้าน'] },
  { variant: 'fishPrawnCrab', family: 'table', names: ['น้ำเต้าปูปลา', 'น้ำเต้าทองคำ', 'Gourd & Crab'] },
  { variant: 'sicbo', family: 'table', names: ['ไฮโลไทย', 'ไฮโลงานวัด', 'Hi-Lo Thai'] },
  { variant: 'dragonTiger', family: 'table', names: ['เสือมังกรด่วน', 'Tiger Duel'] },
];

export const pokerGames: readonly string[] = [
  'โป๊กเกอร์ไฟว์การ์ด',
  'Harbour Draw',
  'Jacks Lagoon',
  'โป๊กเกอร์กลางคืน',
  'River Queens',
  'เก้าใบ้โป๊กเกอร์',
];
export const kenoGames: readonly string[] = [
  'คีโนนำโชค',
  'Comet Keno',
  'คีโนซิ่ง',
  'Keno 80',
  'คีโนลอยฟ้า',
  'Orbit Keno',
  'คีโนทองคำ',
  'Lagoon Keno',
  'คีโนหรรษา',
  'Keno Rush',
  'คีโนราตรี',
  'Lotus Keno',
  'คีโนพันล้าน',
  'Twin Keno',
];
export const lottoGames: readonly { name: string; variant: string }[] = [
  { name: 'หวยสองตัว', variant: 'two' },
  { name: 'หวยสามตัวตรง', variant: 'three' },
  { name: 'ยี่กี 88 รอบ', variant: 'two' },
  { name: 'หวยริมโขง', variant: 'three' },
  { name: 'หวยดาวเหนือ', variant: 'two' },
  { name: 'หวยหุ้นเช้า', variant: 'three' },
  { name: 'หวยหุ้นบ่าย', variant: 'two' },
  { name: 'หวยหุ้นเย็น', variant: 'three' },
  { name: 'Lucky Paper 60', variant: 'two' },
  { name: 'หวยสายฝน', variant: 'three' },
];
export const tradeGames: readonly string[] = [
  'กระทิงเขียว',
  'Up · Down 60',
  'ทองคำนาที',
  'Siam Index',
  'หมีหรือกระทิง',
  'Jade Futures',
  'น้ำมันด่วน',
  'Comet Pair',
  'ข้าวหอมฟิวเจอร์ส',
  'Tide Trader',
  'เงินเยนจำลอง',
  'Copper Minute',
  'ยางพาราทิก',
  'Silver Candle',
  'สามสิบวินาที',
  'Moon Candle',
];
export const fishGames: readonly string[] = [
  'ยิงปลาทะเลทอง',
  'Reef Hunter',
  'ปลามังกรคะนอง',
  'Abyss Cannon',
  'เจ้าสมุทรยิงปลา',
  'Coral Blaster',
  'ปลาเงินปลาทอง',
  'Deep Bounty',
  'ล่าฉลามเพชร',
  'Neon Reef',
  'ยิงปลาเทศกาล',
  'Pearl Barrage',
  'พระจันทร์ใต้ทะเล',
  'Kraken Minute',
  'ปลากัดสยาม',
  'Harpoon Bay',
];
export const esportGames: readonly string[] = [
  'ARENA CUP',
  'Pro League Virtual',
  'ศึกห้าทัพ',
  'Mobile Masters',
  'Counter Clash',
  'ลีกราชันดาบ',
  'Rocket Ball Cup',
  'ดวลป้อมปืน',
  'Tactic Night',
  'ซูเปอร์สไตรเกอร์',
  'Drift Series',
  'สามเลนท้าชน',
];
