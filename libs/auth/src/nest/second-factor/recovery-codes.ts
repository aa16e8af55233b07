import { createHash, randomBytes } from 'node:crypto';
import { normalizeFactorCode, RECOVERY_CODES } from '../../core';

/** Without what looks alike on paper; 32 of them, so that a byte's five bits choose one evenly. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 24;

/** New codes, 120 bits each, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]!).join('');
    return code.replace(/.{4}(?=.)/g, '$&-');
  });
}

/** 120 random bits need no salt and no slow hash (ASVS 6.5.2 asks for 112): nobody finds them by trying. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(normalizeFactorCode(code)).digest();
}
