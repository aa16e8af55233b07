import { describe, expect, it } from '@jest/globals';
import { sharedMessages, translate, type MessageKey } from '@housebrand/shared';
import { authMessages } from './catalogue';
import { FirstLoginFailed, InvalidUsernameOrPassword, LoginRefused, UnderMaintenance } from './errors';
import { isKeptOutByMaintenance, seamlessStep } from './login';

const say = (key: MessageKey) => translate([authMessages, sharedMessages], key, 'th');

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

describe('login error (specification section 8)', () => {
  it('uses exactly the codes and texts of the specification', () => {
    expect(new InvalidUsernameOrPassword()).toMatchObject({ code: 500, status: 401 });
    expect(say('auth.invalidCredentials')).toBe('Invalid Username or Password');
    expect(new FirstLoginFailed()).toMatchObject({ code: 400, status: 400 });
    expect(say('auth.firstLoginFailed')).toBe('ไม่สามารถลงชื่อเข้าใช้งานครั้งแรกได้');
    expect(new UnderMaintenance()).toMatchObject({ code: 503, status: 503 });
    expect(say('shared.underMaintenance')).toBe('กำลังปรับปรุงระบบ กรุณาลองใหม่ในภายหลัง');
  });

  it("keeps the provider's code and message", () => {
    expect(new LoginRefused(1001, 'no')).toMatchObject({ code: 1001, status: 401, providerMessage: 'no' });
    expect(new LoginRefused(7, undefined)).toMatchObject({ code: 7, providerMessage: undefined });
  });

  it('has every message in both languages', () => {
    expect(Object.keys(authMessages.en).sort()).toEqual(Object.keys(authMessages.th).sort());
  });
});
