/** What the platform tells members at login. One is over, so that the portal has something to leave out. */
export const announcements = [
  {
    _id: 'ann-2026-welcome',
    active: true,
    title: 'ยินดีต้อนรับสู่เลานจ์',
    detail: 'รับภารกิจประจำวันแล้วลุ้นรางวัลได้ทุกวัน เล่นอย่างมีสติ ตั้งวงเงินของคุณได้ที่หน้าบัญชี',
  },
  {
    _id: 'ann-2026-tournament',
    active: true,
    title: 'ทัวร์นาเมนต์ประจำสัปดาห์เริ่มแล้ว',
    detail: 'สะสมเทิร์นโอเวอร์จากสล็อตที่ร่วมรายการ ปิดรับคะแนนคืนวันอาทิตย์ เวลา 23:59 น.',
  },
  {
    _id: 'ann-2025-maintenance',
    active: false,
    title: 'ปิดปรับปรุงระบบฝากเงิน',
    detail: 'ระบบฝากเงินอัตโนมัติกลับมาใช้งานได้ตามปกติแล้ว',
  },
] as const;
