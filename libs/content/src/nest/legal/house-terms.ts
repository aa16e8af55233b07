import type { LocalizedText } from '../../core';

/** The house's terms of use. */
export const HOUSE_TERMS: LocalizedText = {
  th: `ข้อกำหนดนี้คือข้อตกลงระหว่างคุณกับเว็บไซต์นี้ กรุณาอ่านก่อนสมัคร

## ใครเป็นสมาชิกได้
- ผู้ที่มีอายุถึงเกณฑ์ขั้นต่ำที่แสดงในหน้าสมัคร และอยู่ในพื้นที่ที่กฎหมายอนุญาต
- หนึ่งคนมีได้หนึ่งบัญชี โดยใช้ชื่อ เบอร์โทร และบัญชีธนาคารของตนเอง
- ผู้ที่พักหรือหยุดเล่นไว้จะสมัครใหม่ไม่ได้จนกว่าจะครบกำหนด

## บัญชีและรหัสผ่าน
เก็บรหัสผ่านไว้เป็นความลับและไม่ให้ผู้อื่นใช้บัญชี หากเห็นอุปกรณ์ที่ไม่รู้จักในหน้าอุปกรณ์ ให้กดออกจากระบบของเครื่องนั้นแล้วเปลี่ยนรหัสผ่าน

## ฝากและถอนเงิน
- ฝากจากบัญชีที่ลงทะเบียนไว้เท่านั้น เครดิต 1 หน่วยเท่ากับ 1 บาท
- ถอนเข้าบัญชีที่ลงทะเบียนไว้เท่านั้น หน้าถอนเงินแสดงเงื่อนไขและยอดที่ถอนได้
- โบนัสและคูปองบางรายการมียอดเทิร์น ซึ่งแสดงก่อนรับเสมอ และไม่รับก็ได้
- เครดิตของคุณเป็นของคุณ การพักหรือหยุดเล่นไม่ปิดการถอน

## การเล่นเกม
ผลของแต่ละรอบเป็นไปตามกติกาของผู้ให้บริการเกม รอบที่ถูกยกเลิกจะได้เงินเดิมพันคืน ห้ามใช้โปรแกรมช่วยเล่น สมคบกับผู้อื่น หรือใช้ช่องโหว่ของระบบ

## เล่นอย่างพอดี
ตั้งวงเงินฝาก วงเงินเสีย และเวลาเตือนได้ที่หน้าเล่นอย่างพอดี หรือพักการเล่นได้ทุกเมื่อ หากการเล่นเริ่มทำให้เดือดร้อน ขอให้หยุดและติดต่อเรา

## การระงับบัญชี
เราระงับบัญชีเมื่อมีเหตุให้เชื่อว่ามีการทุจริต ใช้บัญชีแทนกัน หรือเมื่อกฎหมายกำหนด โดยแจ้งเหตุผลเท่าที่กฎหมายให้แจ้งได้

## เมื่อข้อกำหนดเปลี่ยน
ฉบับใหม่จะแจ้งให้อ่านหลังเข้าสู่ระบบ ฉบับที่คุณยอมรับไว้และเวลาที่ยอมรับจะถูกบันทึก หากไม่ยอมรับฉบับใหม่ คุณยังถอนเงินของคุณได้ตามปกติ

## ติดต่อเรา
หากมีคำถามหรือข้อร้องเรียน ติดต่อเราได้จากปุ่มติดต่อในเว็บไซต์นี้ พร้อมแจ้งรหัสรายการที่เกี่ยวข้อง`,
  en: `These terms are the agreement between you and this site. Please read them before you register.

## Who can be a member
- Anyone who has reached the minimum age shown at registration, where the law allows it.
- One person has one account, with their own name, phone number and bank account.
- A person who has taken a break or excluded themselves cannot register again until that time is over.

## Your account and password
Keep your password secret and let nobody else use your account. If the devices page shows a device that you don’t know, log it out and change your password.

## Deposits and withdrawals
- Pay only from your registered bank account. One credit is one baht.
- Withdrawals go only to your registered bank account. The withdrawal page shows the conditions and how much you can withdraw.
- Some bonuses and coupons require turnover. You always see it before you accept, and you can decline.
- Your credit is yours. A break or an exclusion never closes withdrawals.

## Playing
The rules of the game’s studio decide each round. A round that is cancelled returns its stake. Programs that play for you, arrangements with other players, and the use of faults are not allowed.

## Playing in moderation
On the play safely page you can set limits for deposits and losses, set a reminder, or take a break at any time. If playing begins to harm you, please stop and talk to us.

## Closing an account
We suspend an account if there is reason to believe that it is used for fraud or by another person, or if the law requires it. We tell you why as far as the law allows.

## When these terms change
We show you a new version after you log in. We record which version you accepted, and when. If you do not accept a new version, you can still withdraw your money as before.

## Contact
For a question or a complaint, use the contact button on this site and mention the transaction ID concerned.`,
};
