import { describe, expect, it } from '@jest/globals';
import { referralCodeOf } from '@housebrand/affiliate';
import { deviceName, parsePortalToken } from '@housebrand/auth';
import { languageOf, satangFromBaht } from '@housebrand/shared';
import { callerNetwork, negotiateEncoding, readCookies, readIdempotencyKey, redactText } from '@housebrand/shared/nest';
import { isEmbeddingOrigin } from '@housebrand/theming';
import { readShellAddress } from '../shell/address';

const SIZE = 16 * 1024;
/** As a plain reading of the same size costs at the same moment: a slow machine is slow at both, what grows faster than its text is not. */
const BUDGET = 6;
/** The best of so many, in processor time of this thread: what a parser costs, not what the machine does meanwhile. */
const TRIES = 25;

const PIECES = [
  'a',
  '-',
  't-',
  '/',
  '//',
  '%',
  '%25',
  '%zz',
  ' ',
  '\t',
  ';',
  'a=b;',
  '=',
  ',',
  'gzip,',
  'q=0.1,',
  '"',
  '\\',
  "'",
  '.',
  '..',
  '../',
  '0',
  '9',
  '1.',
  ':',
  '::',
  '[',
  '{',
  '<',
  '&',
  '?',
  '#',
  '@',
  'https://',
  'Mozilla/5.0 (',
  'password=',
  'ก',
  '\u0e33',
  '\ud83d\ude00',
  '\u200b',
];

/** Whatever reads text from outside before anybody knows who sent it. */
const PARSERS: Record<string, (text: string) => unknown> = {
  'an address of the portal': (text) => readShellAddress(`/${text}`, text),
  cookies: (text) => readCookies({ headers: { cookie: text } }),
  'a language': (text) => languageOf(text),
  'an encoding': (text) => negotiateEncoding(text),
  'an idempotency key': (text) => readIdempotencyKey({ headers: { 'idempotency-key': text } }),
  'a text of the log': (text) => redactText(text),
  'a portal token': (text) => parsePortalToken(text),
  'a device': (text) => deviceName(text),
  'an address of the network': (text) => callerNetwork(text),
  'an origin': (text) => isEmbeddingOrigin(text, 'live'),
  'a link': (text) => referralCodeOf(text),
  'an amount': (text) => satangFromBaht(text),
};

function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch {
    // a refusal costs as well
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const PLAIN = 'https://'.repeat(SIZE / 8);
const readPlainly = () => PLAIN.split('/').map(encodeURIComponent).join('/');

/** How many plain readings a text costs. */
function costOf(parse: (text: string) => unknown, text: string): number {
  let best = Infinity;
  for (let tries = 0; tries < TRIES && best > BUDGET; tries += 1)
    best = Math.min(best, processorMs(() => parse(text)) / processorMs(readPlainly));
  return best;
}

/** As a browser sends it, no longer than before. */
function encoded(text: string): string {
  return encodeURI(text.toWellFormed()).slice(0, SIZE);
}

describe('16 kB of anything', () => {
  it.each(Object.entries(PARSERS))('cost %s no more than a few plain readings', (_name, parse) => {
    const texts = PIECES.flatMap((piece) => {
      const filled = piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);
      return [filled, `${filled}!`, `a${filled}`, encoded(filled)];
    });
    const dear = texts
      .map((text) => ({ text: JSON.stringify(text.slice(0, 12)), readings: costOf(parse, text) }))
      .filter(({ readings }) => readings > BUDGET);
    expect(dear).toEqual([]);
  });
});
