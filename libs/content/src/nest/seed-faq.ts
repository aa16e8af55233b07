import type { FaqQuestion, FaqTopic, LocalizedText } from '../core';

/** An agent's voice in the help texts. */
export interface HelpVoice {
  /** The agent's name in running text. */
  name: LocalizedText;
  /** The first question of its list, about its strengths. */
  about: readonly [question: LocalizedText, answer: LocalizedText];
}

const both = (th: string, en: string): LocalizedText => ({ th, en });

const requested = (
  id: string,
  question: LocalizedText,
  answer: LocalizedText,
  path: string | null = null,
): FaqQuestion => ({ id, question, answer, path });

const deposits: FaqTopic = {
  id: 'deposit',
  title: both('ฝากเงิน', 'Deposits'),
  questions: [
    requested(
      'deposit-how',
      both('ฝากเงินได้ทางไหนบ้าง', 'How can I deposit?'),
      both(
        'สแกน QR พร้อมเพย์ โอนผ่านธนาคาร ฝากทศนิยม หรือทรูมันนี่ วอลเล็ท เลือกได้ที่หน้าฝากเงิน ช่องทางที่ปิดชั่วคราวจะเป็นสีเทา',
        'By PromptPay QR, bank transfer, exact amount or TrueMoney Wallet. Choose one on the deposit page. Methods that are closed for now are grey.',
      ),
      'deposit',
    ),
    requested(
      'deposit-late',
      both('โอนแล้วเครดิตยังไม่เข้า ทำอย่างไร', 'I have paid and my credit is not there'),
      both(
        'ปกติเครดิตเข้าภายใน 1 นาที หากนานกว่านั้น ตรวจว่าโอนจากบัญชีที่ลงทะเบียนและยอดตรงทุกสตางค์ ไม่ต้องโอนซ้ำ ดูสถานะได้ที่ประวัติการฝาก แล้วติดต่อเราพร้อมรหัสรายการ',
        'Credit usually arrives within a minute. If it takes longer, check that you paid from your registered account and the exact amount. Don’t pay twice. Look at your deposit history, then contact us with the transaction ID.',
      ),
      'deposit/history',
    ),
    requested(
      'deposit-account',
      both('โอนจากบัญชีของคนอื่นได้ไหม', 'Can someone else pay for me?'),
      both(
        'ไม่ได้ ต้องโอนจากบัญชีที่ลงทะเบียนไว้เท่านั้น โอนจากบัญชีอื่นเครดิตจะไม่เข้า',
        'No. Only transfers from your registered account are credited.',
      ),
    ),
    requested(
      'deposit-bonus',
      both('รับโบนัสหรือไม่รับ ต่างกันอย่างไร', 'What does the bonus switch do?'),
      both(
        'เมื่อรับโบนัส ต้องทำยอดเทิร์นให้ครบก่อนถอน เมื่อไม่รับ ถอนได้ตามเงื่อนไขปกติ เปลี่ยนได้ก่อนฝากทุกครั้ง',
        'With the bonus on, turnover applies before a withdrawal. With it off, the usual conditions apply. You can change it before every deposit.',
      ),
      'deposit',
    ),
  ],
};

const withdrawals: FaqTopic = {
  id: 'withdraw',
  title: both('ถอนเงิน', 'Withdrawals'),
  questions: [
    requested(
      'withdraw-when',
      both('ถอนเงินนานแค่ไหน', 'How long does a withdrawal take?'),
      both(
        'ส่งคำขอแล้วเงินเข้าบัญชีที่ลงทะเบียนภายในไม่กี่นาที สถานะเปลี่ยนเองในประวัติการถอน ไม่ต้องส่งซ้ำ',
        'The money reaches your registered account within minutes of your request. The status in your withdrawal history changes by itself, so there is no need to ask again.',
      ),
      'withdraw/history',
    ),
    requested(
      'withdraw-closed',
      both('ทำไมยังถอนไม่ได้', 'Why can’t I withdraw yet?'),
      both(
        'หน้าถอนเงินบอกเงื่อนไขและยอดเทิร์นที่ยังขาด เมื่อครบแล้วปุ่มจะเปิดเอง',
        'The withdrawal page shows the conditions and the turnover still to go. The button opens by itself once they are met.',
      ),
      'withdraw',
    ),
    requested(
      'withdraw-account',
      both('เปลี่ยนบัญชีรับเงินได้ไหม', 'Can I change my bank account?'),
      both(
        'เปลี่ยนเองไม่ได้ เพื่อความปลอดภัย ติดต่อเราเพื่อยืนยันตัวตนก่อน',
        'Not by yourself, for your own safety. Contact us and we will check that it is you.',
      ),
    ),
  ],
};

const playing: FaqTopic = {
  id: 'play',
  title: both('เกมและรางวัล', 'Games and rewards'),
  questions: [
    requested(
      'game-not-open',
      both('เกมเปิดไม่ขึ้น ทำอย่างไร', 'A game doesn’t open'),
      both(
        'กลับไปแล้วเปิดใหม่อีกครั้ง หากค่ายเกมปิดปรับปรุงจะมีข้อความบอก เครดิตของคุณไม่ถูกหัก',
        'Go back and open it again. If its studio is under maintenance, we say so. Your credit isn’t touched.',
      ),
      'game',
    ),
    requested(
      'daily-quests',
      both('ภารกิจรายวันเริ่มใหม่เมื่อไร', 'When do daily quests start again?'),
      both(
        'ทุกเที่ยงคืน รางวัลของวันก่อนที่ยังไม่กดรับจะหมดไป',
        'At midnight. Rewards of the day before that were not claimed are gone.',
      ),
      'daily-quest',
    ),
    requested(
      'tiers',
      both('เลื่อนระดับอย่างไร', 'How do I reach the next tier?'),
      both(
        'ระดับนับจากยอดฝากและยอดเทิร์นสะสม ดูยอดที่ยังขาดและสิทธิ์ของแต่ละระดับได้ที่หน้าสิทธิ์ของฉัน',
        'Tiers count your total deposits and turnover. My tier shows what is missing and what each tier brings.',
      ),
      'user-info/tier-detail',
    ),
    requested(
      'coupons',
      both('ใช้คูปองตรงไหน', 'Where do I use a coupon?'),
      both(
        'พิมพ์หรือวางรหัสที่หน้าคูปอง แต่ละรหัสใช้ได้ครั้งเดียว',
        'Type or paste its code on the coupon page. Each code works once.',
      ),
      'coupon',
    ),
  ],
};

const account: FaqTopic = {
  id: 'account',
  title: both('บัญชีและความปลอดภัย', 'Account and safety'),
  questions: [
    requested(
      'password',
      both('เปลี่ยนรหัสผ่านอย่างไร', 'How do I change my password?'),
      both(
        'เปลี่ยนได้ที่หน้าบัญชี เครื่องอื่นจะออกจากระบบทั้งหมด เราไม่เคยถามรหัสผ่านหรือรหัส OTP ทางแชตหรือโทรศัพท์',
        'On your account page. Other devices are logged out. We never ask for your password or a code by chat or phone.',
      ),
      'user-info/change-password',
    ),
    requested(
      'limits',
      both('ตั้งวงเงินหรือพักการเล่นได้ไหม', 'Can I set limits or take a break?'),
      both(
        'ได้ ตั้งวงเงินฝาก วงเงินเสีย เวลาเตือน และช่วงพัก การตั้งให้เข้มขึ้นมีผลทันที การผ่อนลงมีผลหลัง 24 ชั่วโมง ระหว่างพักยังถอนเงินได้',
        'Yes: limits for deposits and losses, a reminder and breaks. Stricter settings start now, looser ones after 24 hours. You can always withdraw.',
      ),
      'user-info/play-safely',
    ),
    requested(
      'devices',
      both('รู้ได้อย่างไรว่ามีใครใช้บัญชีของเรา', 'How do I see who is logged in?'),
      both(
        'หน้าอุปกรณ์แสดงทุกเครื่องที่เข้าสู่ระบบอยู่ และให้ออกจากระบบเครื่องอื่นได้',
        'The devices page lists every device that is logged in, and lets you log out the others.',
      ),
      'user-info/devices',
    ),
    requested(
      'invite',
      both('แนะนำเพื่อนแล้วได้อะไร', 'What do I get for inviting friends?'),
      both(
        'รายได้จากการเล่นของเพื่อนที่สมัครผ่านลิงก์ของคุณ ดูรายได้และย้ายเข้าเครดิตได้ที่หน้าแนะนำเพื่อน ชวนเฉพาะเพื่อนอายุ 20 ปีขึ้นไป',
        'A share of what friends who joined with your link play. The referral page shows it and moves it to your credit. Invite friends aged 20 and over only.',
      ),
      'referral',
    ),
  ],
};

/** Returns an agent's questions: first about the agent itself, then those that all agents have. */
export function faqOf({ name, about: [question, answer] }: HelpVoice): FaqTopic[] {
  const own: FaqTopic = {
    id: 'about',
    title: both(`เกี่ยวกับ ${name.th}`, `About ${name.en}`),
    questions: [
      requested('about', question, answer),
      requested(
        'install',
        both('ติดตั้งเป็นแอปได้ไหม', 'Is there an app?'),
        both(
          `เพิ่ม ${name.th} ลงในหน้าจอหลักได้จากเมนูของเบราว์เซอร์ เปิดได้เหมือนแอป ไม่ต้องดาวน์โหลดไฟล์ใด ๆ`,
          `Add ${name.en} to your home screen from your browser’s menu. It opens like an app, with nothing to download.`,
        ),
      ),
    ],
  };
  return [own, deposits, withdrawals, playing, account];
}
