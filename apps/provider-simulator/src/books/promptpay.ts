import { bahtDigits } from '@housebrand/shared';

/** A PromptPay bill payment in a QR code (EMVCo merchant-presented mode, Thai QR payment standard). */
export interface BillPayment {
  /** The payee's tax ID and suffix, 15 digits. */
  billerId: string;
  /** At most 20 capital letters and digits; returned with the transfer. */
  reference: string;
  amountSatang: bigint;
  /** At most 25 ASCII characters. */
  merchantName: string;
}

/** Application ID in tag 30: bill payments. */
const BILL_PAYMENT = 'A000000677010112';

/** Returns the payload of a QR code. Its last four characters are the checksum of the rest. */
export function promptPayPayload({ billerId, reference, amountSatang, merchantName }: BillPayment): string {
  const account = field('00', BILL_PAYMENT) + field('01', billerId) + field('02', reference);
  const payload = [
    field('00', '01'),
    // For a single payment.
    field('01', '12'),
    field('30', account),
    field('53', '764'),
    field('54', bahtDigits(amountSatang)),
    field('58', 'TH'),
    field('59', merchantName),
    // The checksum covers its own tag and length.
    '6304',
  ].join('');
  return payload + crc16(payload);
}

/** Encodes tag, two-digit length and value. */
function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** Returns the CRC-16/CCITT-FALSE (polynomial 0x1021, initial value 0xFFFF) as four capital hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
