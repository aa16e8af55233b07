import type { LocalizedText, Tutorial, TutorialStep } from '../core';

const VERSION = 5;

/** The agents with a look of their own: their tutorials show their own screens. Others share the default look's. */
const OWN_LOOKS: readonly string[] = ['NAGA', 'LOTUS', 'KLANG'];

const both = (th: string, en: string): LocalizedText => ({ th, en });

/** A screenshot of an agent's screens, taken by `npm run help-pictures`. */
const picture = (agent: string, name: string): LocalizedText => {
  const file = `/assets/help/${OWN_LOOKS.includes(agent) ? `${agent}/` : ''}${name}`;
  return { th: `${file}.th.webp?v=${VERSION}`, en: `${file}.en.webp?v=${VERSION}` };
};

/** A step with the name of its picture. */
type SeededStep = Omit<TutorialStep, 'picture'> & { shown: string | null };
type SeededTutorial = Omit<Tutorial, 'steps'> & { steps: readonly SeededStep[] };

const step = (title: LocalizedText, text: LocalizedText, shown: string | null): SeededStep => ({ title, text, shown });

const firstDeposit: SeededTutorial = {
  id: 'deposit',
  title: both('วิธีฝากเงิน', 'How to deposit'),
  summary: both('สแกน QR แล้วเครดิตเข้าเอง', 'Scan a QR and the credit comes by itself'),
  minutes: 2,
  path: 'deposit',
  steps: [
    step(
      both('เลือกยอดและช่องทาง', 'Choose an amount and a method'),
      both(
        'ใส่ยอดที่ต้องการหรือแตะยอดสำเร็จรูป แล้วเลือกช่องทาง พร้อมเพย์ QR เร็วที่สุด',
        'Enter an amount or tap one, then choose a method. PromptPay QR is the quickest.',
      ),
      'deposit',
    ),
    step(
      both('โอนให้ตรงทุกสตางค์', 'Transfer the exact amount'),
      both(
        'สแกนหรือบันทึก QR แล้วโอนยอดที่แสดงจากบัญชีที่ลงทะเบียน เศษสตางค์ช่วยให้ระบบรู้ว่าเป็นของคุณ',
        'Scan the QR or save it, and pay the amount shown from your registered account. The satang tell us that it is yours.',
      ),
      'deposit-qr',
    ),
    step(
      both('รอเครดิตเข้า', 'Wait for your credit'),
      both(
        'หน้าจอเปลี่ยนเองเมื่อเงินเข้า ดูย้อนหลังได้ที่ประวัติการฝาก',
        'The page changes by itself when the money arrives. You’ll find it in your deposit history.',
      ),
      'deposit-history',
    ),
  ],
};

const withdrawal: SeededTutorial = {
  id: 'withdraw',
  title: both('วิธีถอนเงิน', 'How to withdraw'),
  summary: both('รู้ว่าถอนได้เท่าไร และขาดอะไร', 'See what you can withdraw, and what is missing'),
  minutes: 2,
  path: 'withdraw',
  steps: [
    step(
      both('ดูยอดที่ถอนได้', 'See what is available'),
      both(
        'หน้าถอนเงินแสดงเครดิตทั้งหมดและยอดที่ถอนได้ตอนนี้ หากยังไม่ครบเงื่อนไขจะบอกว่าขาดอีกเท่าไร',
        'The withdrawal page shows your credit and what is available now. If conditions are open, it says how much is missing.',
      ),
      'withdraw',
    ),
    step(
      both('ตรวจแล้วยืนยัน', 'Check and confirm'),
      both('ใส่ยอด ตรวจบัญชีรับเงิน แล้วกดยืนยันครั้งเดียว', 'Enter the amount, check the receiving account and confirm once.'),
      null,
    ),
    step(
      both('ติดตามสถานะ', 'Follow its status'),
      both(
        'ประวัติการถอนแสดงสถานะ แตะรายการเพื่อดูลำดับเวลาและคัดลอกรหัสรายการ',
        'Your withdrawal history shows the status. Tap an entry for its timeline and to copy the transaction ID.',
      ),
      'withdraw-history',
    ),
  ],
};

const games: SeededTutorial = {
  id: 'games',
  title: both('หาเกมที่ชอบ', 'Find your games'),
  summary: both('ค้นหา กรองตามค่าย เก็บเกมโปรด', 'Search, filter by studio, keep favourites'),
  minutes: 1,
  path: 'game?type=SLOT',
  steps: [
    step(
      both('ค้นหาหรือเลือกค่าย', 'Search or pick a studio'),
      both('พิมพ์ชื่อเกม หรือแตะค่ายเพื่อดูเฉพาะเกมของค่ายนั้น', 'Type a game’s name, or tap a studio to see its games only.'),
      'lobby',
    ),
    step(
      both('เก็บไว้ในเกมโปรด', 'Keep it as a favourite'),
      both(
        'แตะหัวใจบนเกม เกมโปรดจะอยู่บนสุดของหน้าแรก',
        'Tap the heart on a game. Favourites stand first on your home page.',
      ),
      'favorites',
    ),
  ],
};

const care: SeededTutorial = {
  id: 'play-safely',
  title: both('เล่นอย่างมีขอบเขต', 'Play within your means'),
  summary: both('ตั้งวงเงิน เวลาเตือน และช่วงพัก', 'Set limits, reminders and breaks'),
  minutes: 1,
  path: 'user-info/play-safely',
  steps: [
    step(
      both('ตั้งวงเงินของคุณ', 'Set your limits'),
      both(
        'กำหนดยอดฝากและยอดเสียต่อวัน สัปดาห์ หรือเดือน การลดวงเงินมีผลทันที',
        'Limit deposits and losses by day, week or month. A lower limit starts now.',
      ),
      'play-safely',
    ),
    step(
      both('พักเมื่ออยากพัก', 'Take a break'),
      both(
        'เลือกช่วงพักได้ในหน้าเดียวกัน ระหว่างพักเล่นและฝากไม่ได้ แต่ถอนเงินได้เสมอ',
        'Choose a break on the same page. Play and deposits rest, withdrawals never do.',
      ),
      null,
    ),
  ],
};

/** Tutorials of every agent. */
const TUTORIALS = [firstDeposit, withdrawal, games, care];

/** The tutorials of an agent of the demo world, with pictures in its look. */
export const tutorialsOf = (agent: string): Tutorial[] =>
  TUTORIALS.map(({ steps, ...tutorial }) => ({
    ...tutorial,
    steps: steps.map(({ shown, ...texts }) => ({ ...texts, picture: shown === null ? null : picture(agent, shown) })),
  }));
