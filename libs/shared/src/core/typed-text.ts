/**
 * Characters without a picture that keyboards and messengers add: soft hyphen, zero-width space, word joiner, byte order
 * mark. The zero-width joiners may stay, because emoji and some scripts need them.
 */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** Characters that reverse the direction of the text that follows. */
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Printable ASCII needs no normalisation; most texts are nothing else. */
const PLAIN = /^[\u0020-\u007e]*$/;

const THAI_ZERO = 0x0e50;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Whether a text contains characters that reverse its direction; they let one name pass for another. */
export function hasDirectionControls(text: string): boolean {
  return DIRECTION_CONTROLS.test(text);
}

/** Normalises a text for storing, as it was typed: NFC, without invisible characters. Keeps spaces and line breaks. */
export function storedText(text: string): string {
  return PLAIN.test(text) ? text : text.normalize('NFC').replace(INVISIBLE, '');
}

/** Replaces full-width letters, digits, signs and spaces by ASCII ones; Japanese and Chinese keyboards type them. */
export function halfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/\u3000/g, ' ');
}

/** Replaces Thai digits and full-width characters by ASCII ones and removes invisible characters. */
export function asciiText(text: string): string {
  if (PLAIN.test(text)) return text;
  return halfWidth(text.replace(INVISIBLE, '')).replace(/[\u0e50-\u0e59]/g, (digit) =>
    String(digit.charCodeAt(0) - THAI_ZERO),
  );
}

/** Normalises a typed number or code: ASCII digits without spaces, dashes and brackets. Keeps letters and other signs. */
export function normalizeDigits(text: string): string {
  return asciiText(text).replace(/[\s()\u002d\u2010-\u2015\u2212]/g, '');
}

/** A Thai mobile number: ten digits starting with 06, 08 or 09 (specification section 5). */
export const TEL = /^0[689]\d{8}$/;
const COUNTRY_CODE = /^(?:\+|00)?66(?=[689]\d{8}$)/;

/** Normalises a phone number to its domestic form: `+66 81 234 5678` → `0812345678`. Check the result with {@link TEL}. */
export function normalizeTel(text: string): string {
  return normalizeDigits(text).replace(/\./g, '').replace(COUNTRY_CODE, '0');
}

/** Latin accents; Thai vowels and tone marks distinguish words, so they stay. */
const LATIN_MARKS = /[\u0300-\u036f]/g;
/** NIKHAHIT and tone marks, which are typed in any order; Unicode does not order them. */
const NIKHAHIT_AND_TONES = /[\u0e48-\u0e4b\u0e4d]{2,}/g;

const SARA_AE = String.fromCharCode(0x0e41);

/**
 * Normalises a text for searching: ignores case, Latin accents, character width and the ways of typing one Thai word (SARA AM
 * in two parts, a tone mark before or after it, SARA AE as two SARA E).
 */
export function foldText(text: string): string {
  return asciiText(text)
    .normalize('NFKD')
    .replace(LATIN_MARKS, '')
    .replace(NIKHAHIT_AND_TONES, (marks) => Array.from(marks).sort().join(''))
    .replace(/\u0e40\u0e40/g, SARA_AE)
    .toLowerCase();
}
