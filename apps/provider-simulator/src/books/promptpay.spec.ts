import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { promptPayPayload } from './promptpay';

/** Parses a payload like a banking app, independently of the implementation: tags with lengths, checksum by long division. */
function readPayload(payload: string): Map<string, string> {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < payload.length) {
    const [tag, length] = [payload.slice(at, at + 2), Number(payload.slice(at + 2, at + 4))];
    const value = payload.slice(at + 4, at + 4 + length);
    if (!/^\d\d$/.test(tag) || value.length !== length) throw new Error(`invalid field at ${at}`);
    fields.set(tag, value);
    at += 4 + length;
  }
  return fields;
}

const POLYNOMIAL = 0x11021n;
/** Returns the remainder of the message with sixteen zero bits appended and its first sixteen bits inverted. */
function remainder(text: string): string {
  const bytes = Buffer.from(text, 'ascii');
  let message = BigInt(`0x${bytes.toString('hex')}`) << 16n;
  const bits = BigInt(bytes.length * 8 + 16);
  message ^= 0xffffn << (bits - 16n);
  for (let bit = bits - 1n; bit >= 16n; bit--) if ((message >> bit) & 1n) message ^= POLYNOMIAL << (bit - 16n);
  return message.toString(16).toUpperCase().padStart(4, '0');
}

const bill = { billerId: '900000000012345', reference: 'DP01KAJ6', amountSatang: 50_037n, merchantName: 'MTO Lounge' };

describe('PromptPay payload', () => {
  it('contains payee, amount, currency and country', () => {
    const fields = readPayload(promptPayPayload(bill));
    expect([...fields.keys()]).toEqual(['00', '01', '30', '53', '54', '58', '59', '63']);
    expect(Object.fromEntries(fields)).toMatchObject({ '00': '01', '53': '764', '54': '500.37', '58': 'TH' });
    expect(Object.fromEntries(readPayload(fields.get('30')!))).toEqual({
      '00': 'A000000677010112',
      '01': '900000000012345',
      '02': 'DP01KAJ6',
    });
  });

  it("uses the standard's checksum: the check value of CRC-16/CCITT-FALSE is 29B1", () => {
    expect(remainder('123456789')).toBe('29B1');
  });

  it('reads back completely and fails its checksum after one changed character', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 20_000_000_000n }),
        fc.stringMatching(/^[A-Z0-9]{1,20}$/),
        fc.nat(),
        (amountSatang, reference, where) => {
          const payload = promptPayPayload({ ...bill, amountSatang, reference });
          const fields = readPayload(payload);
          const [baht, satang] = fields.get('54')!.split('.');
          expect(BigInt(baht! + satang!)).toBe(amountSatang);
          expect(readPayload(fields.get('30')!).get('02')).toBe(reference);
          expect(fields.get('63')).toBe(remainder(payload.slice(0, -4)));
          const at = where % (payload.length - 4);
          const changed = payload.slice(0, at) + (payload[at] === 'X' ? 'Y' : 'X') + payload.slice(at + 1, -4);
          expect(remainder(changed)).not.toBe(fields.get('63'));
        },
      ),
    );
  });
});
