import { hasZeroBits, proofText, type ProofAnswer, type ProofChallenge } from '../../core';

/** Maximum time that the page is blocked at once. */
const SLICE_MS = 8;
const HASHES_PER_CLOCK_CHECK = 500;

/** Solves a challenge in slices that keep the page responsive. */
export async function solveProof(challenge: ProofChallenge): Promise<ProofAnswer> {
  let answer = 0;
  while (true) {
    const sliceEnd = performance.now() + SLICE_MS;
    while (performance.now() < sliceEnd) {
      for (const until = answer + HASHES_PER_CLOCK_CHECK; answer < until; answer += 1) {
        if (hasZeroBits(sha256Head(proofText(challenge, answer)), challenge.bits))
          return { token: challenge.token, answer: String(answer) };
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const ROUNDS = 64;
const MAX_INPUT_BYTES = 55;
const [START, CONSTANTS] = constants();
const schedule = new Int32Array(ROUNDS);

/**
 * Returns the first four bytes of SHA-256 as an unsigned number, for ASCII of at most 55 characters. The browser's
 * own digest is asynchronous: its promises cost twenty times as much as the hash.
 */
export function sha256Head(text: string): number {
  if (text.length > MAX_INPUT_BYTES) throw new RangeError('text does not fit into one SHA-256 block');
  schedule.fill(0, 0, 16);
  for (let at = 0; at < text.length; at += 1) schedule[at >> 2]! |= text.charCodeAt(at) << (24 - 8 * (at & 3));
  schedule[text.length >> 2]! |= 0x80 << (24 - 8 * (text.length & 3));
  schedule[15] = text.length * 8;
  for (let at = 16; at < ROUNDS; at += 1) {
    const [near, far] = [schedule[at - 2]!, schedule[at - 15]!];
    const mixed = (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)) + (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3));
    schedule[at] = mixed + schedule[at - 7]! + schedule[at - 16]!;
  }
  return compress();
}

function compress(): number {
  let [a, b, c, d, e, f, g, h] = START as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < ROUNDS; at += 1) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + CONSTANTS[at]! + schedule[at]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (a + START[0]!) >>> 0;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** FIPS 180-4: the first 32 bits of the fractional parts of square roots of the first 8 and cube roots of the first 64 primes. */
function constants(): [Int32Array, Int32Array] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < ROUNDS; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
  return [
    Int32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p))),
    Int32Array.from(primes, (p) => fraction(Math.cbrt(p))),
  ];
}
