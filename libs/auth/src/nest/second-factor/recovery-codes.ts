import { createHash, randomBytes } from 'node:crypto';
import { normalizeFactorCode, RECOVERY_CODES } from '../../core';

/** Excludes characters that look alike. Exactly 32, so that five bits of a byte select one uniformly. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 24;

/** Generates recovery codes of 120 bits each, in groups of four characters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]!).join('');
    return code.replace(/.{4}(?=.)/g, '$&-');
  });
}

/** Hashes a recovery code. 120 random bits need no salt and no slow hash (ASVS 6.5.2 requires 112): guessing is infeasible. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(normalizeFactorCode(code)).digest();
}
