import { describe, expect, it } from '@jest/globals';
import { isKeptOutByMaintenance, seamlessStep } from './login';

describe('maintenance', () => {
  const rules = { isFirstLogin: true, isUnderMaintenance: true, whiteListMembers: ['KLANGDEMO1', ' klangdemo3 '] };

  it('excludes members who are not white-listed', () => {
    expect(isKeptOutByMaintenance(rules, 'KLANGDEMO2')).toBe(true);
    expect(isKeptOutByMaintenance(rules, 'KLANGDEMO11')).toBe(true);
    expect(isKeptOutByMaintenance(rules, 'klangdemo1')).toBe(false);
    expect(isKeptOutByMaintenance(rules, 'KLANGDEMO3')).toBe(false);
  });

  it('excludes no member when it is off', () => {
    expect(isKeptOutByMaintenance({ ...rules, isUnderMaintenance: false }, 'KLANGDEMO2')).toBe(false);
  });
});

describe('seamless first login', () => {
  it('creates a missing record only if the flag is on', () => {
    expect(seamlessStep(true, { isFirstLogin: false })).toBe('continue');
    expect(seamlessStep(false, { isFirstLogin: true })).toBe('create');
    expect(seamlessStep(false, { isFirstLogin: false })).toBe('refuse');
  });
});
