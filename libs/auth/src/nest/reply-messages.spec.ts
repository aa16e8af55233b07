import { describe, expect, it } from '@jest/globals';
import { sharedMessages, translate, type MessageKey } from '@housebrand/shared';
import { FirstLoginFailed, InvalidUsernameOrPassword, LoginRefused, UnderMaintenance } from '../core';
import { authReplyMessages } from './reply-messages';

const say = (key: MessageKey) => translate([authReplyMessages, sharedMessages], key, 'th');

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
    expect(Object.keys(authReplyMessages.en).sort()).toEqual(Object.keys(authReplyMessages.th).sort());
  });
});
