import type { LocalizedText } from '../../core';

/** The house's privacy notice. */
export const HOUSE_PRIVACY: LocalizedText = {
  th: `ประกาศนี้บอกว่าเว็บไซต์นี้เก็บข้อมูลอะไรของคุณ ใช้ทำอะไร และคุณมีสิทธิอะไร

## ข้อมูลที่เก็บ
- ข้อมูลสมัคร: ชื่อ เบอร์โทร วันเกิด บัญชีธนาคาร ชื่อผู้ใช้ และผู้แนะนำถ้ามี
- รายการเงิน: ฝาก ถอน ของขวัญ คูปอง รางวัล และรายการเดินบัญชี
- การเล่น: เกม เวลา เดิมพัน และผลของแต่ละรอบ
- การเข้าใช้: อุปกรณ์ เวลาเข้าสู่ระบบ และที่อยู่ไอพี
- การตั้งค่าของคุณ: วงเงิน การพัก ภาษา เกมโปรด และฉบับข้อกำหนดที่ยอมรับ

## ใช้ทำอะไร
- เปิดบัญชี รับฝาก จ่ายถอน และให้คุณเล่นเกม ตามข้อตกลงกับคุณ
- ป้องกันการทุจริตและการเข้าบัญชีโดยผู้อื่น
- ดูแลให้วงเงินและการหยุดเล่นของคุณมีผลจริง
- ปฏิบัติตามกฎหมาย เช่น การเก็บหลักฐานทางบัญชี

## ใครได้รับข้อมูล
ระบบสมาชิกและผู้ให้บริการเกมได้รับเท่าที่จำเป็นต่อการเล่นและการเงิน เราไม่ขายข้อมูลของคุณ และส่งให้หน่วยงานรัฐเฉพาะเมื่อกฎหมายกำหนด

## เก็บนานเท่าไร
ข้อมูลบัญชีเก็บไว้ตลอดที่เป็นสมาชิก รายการเงินเก็บตามที่กฎหมายบัญชีกำหนด บันทึกการหยุดเล่นเก็บไว้จนกว่าจะไม่มีผลแล้ว เพื่อไม่ให้มีการสมัครใหม่หลบเลี่ยง

## สิทธิของคุณ
- ดูและดาวน์โหลดข้อมูลของคุณได้ที่หน้าบัญชี
- ขอแก้ไขข้อมูลที่ไม่ถูกต้อง
- ขอลบข้อมูลที่ไม่ต้องเก็บตามกฎหมาย
- ร้องเรียนต่อหน่วยงานคุ้มครองข้อมูลส่วนบุคคล

## คุกกี้
เราใช้คุกกี้เพื่อให้คุณเข้าสู่ระบบอยู่และจำการตั้งค่าเท่านั้น ไม่ใช้ติดตามคุณในเว็บอื่น

## ติดต่อเรา
หากต้องการใช้สิทธิหรือมีคำถาม ติดต่อเราได้จากปุ่มติดต่อในเว็บไซต์นี้`,
  en: `This notice says which of your data this site keeps, what it is used for, and which rights you have.

## What we keep
- From your registration: name, phone number, birthday, bank account, username, and who invited you, if anyone did.
- Money: deposits, withdrawals, gifts, coupons, rewards, and the statement of your credit.
- Playing: game, time, stake and result of each round.
- Access: devices, times of login and IP addresses.
- Your choices: limits, breaks, language, favourite games, and the versions of the terms you accepted.

## What we use it for
- To run your account, take deposits, pay withdrawals and let you play, as agreed with you.
- To prevent fraud and stop other people from using your account.
- To make your limits and breaks take effect.
- To comply with the law, for example by keeping financial records.

## Who receives it
The member system and the game studios receive what playing and payments need. We do not sell your data, and give it to authorities only where the law requires it.

## How long we keep it
We keep your account’s data while you are a member, and financial records as long as the law requires. Records of an exclusion stay until it no longer applies, so that nobody registers again to avoid it.

## Your rights
- See and download your data on the account page.
- Have data corrected that is wrong.
- Have data deleted that the law does not require us to keep.
- Complain to the data protection authority.

## Cookies
We use cookies only to keep you logged in and to remember your settings, never to follow you on other sites.

## Contact
To use your rights or to ask a question, use the contact button on this site.`,
};
