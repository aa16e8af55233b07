import { describe, expect, it } from '@jest/globals';
import { referralCodeOf } from '@housebrand/affiliate';
import { deviceName, parsePortalToken } from '@housebrand/auth';
import { languageOf, satangFromBaht } from '@housebrand/shared';
import { callerNetwork, negotiateEncoding, readCookies, readIdempotencyKey, redactText } from '@housebrand/shared/nest';
import { isEmbeddingOrigin } from '@housebrand/theming';
import { readShellAddress } from '../shell/address';

const SIZE = 16 * 1024;
/**
 * Maximum cost relative to a simple scan of the same size at the same moment, so that slow machines do not matter but
 * superlinear parsers fail.
 */
const BUDGET = 6;
/** Takes the best of these attempts, in processor time of this thread, to exclude other load. */
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

/** Functions that parse input before the sender is authenticated. */
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
    // a rejection counts, too
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const PLAIN = 'https://'.repeat(SIZE / 8);
const simpleScan = () => PLAIN.split('/').map(encodeURIComponent).join('/');

/** Returns the cost of parsing a text, in simple scans. */
function costOf(parse: (text: string) => unknown, text: string): number {
  let best = Infinity;
  for (let tries = 0; tries < TRIES && best > BUDGET; tries += 1)
    best = Math.min(best, processorMs(() => parse(text)) / processorMs(simpleScan));
  return best;
}

/** Encodes text as a browser does, truncated to `SIZE`. */
function encoded(text: string): string {
  return encodeURI(text.toWellFormed()).slice(0, SIZE);
}

describe('parsing 16 kB of untrusted input', () => {
  it.each(Object.entries(PARSERS))('costs at most a few simple scans for %s', (_name, parse) => {
    const texts = PIECES.flatMap((piece) => {
      const filled = piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);
      return [filled, `${filled}!`, `a${filled}`, encoded(filled)];
    });
    const costly = texts
      .map((text) => ({ text: JSON.stringify(text.slice(0, 12)), scans: costOf(parse, text) }))
      .filter(({ scans }) => scans > BUDGET);
    expect(costly).toEqual([]);
  });
});
