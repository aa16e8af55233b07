import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@housebrand/shared/react';
import type { Member } from '../../core';
import { groupedAccount, groupedTel, maskedAccount, maskedTel } from './masks';
import { exactOrigins, postProfile, sharedProfile } from './profile-post';
import { isInvalidToken } from '../api/get-profile';
import { setHasToken, startSession, useSessionStore } from './session-store';

const member = {
  _id: 'a1',
  username: 'MTODEMO1',
  prefix: 'MTO',
  name: 'ธนพร',
  tel: '0812345678',
  bankName: 'KBANK',
  accountNumber: '0412345678',
  credit: 1,
  point: 2,
  bonus: 'BONUS',
  createDate: '2026-01-01',
  tier: { tierLevel: 2 },
} as unknown as Member;

describe('startSession', () => {
  it.each([true, false])('sets the state that React hydrates with (token: %s)', (hasToken) => {
    setHasToken(!hasToken);
    startSession(hasToken);
    expect(useSessionStore.getState()).toEqual({ hasToken, hasTemporaryPassword: false, failure: null });
    expect(useSessionStore.getState()).toBe(useSessionStore.getInitialState());
  });
});

describe('token', () => {
  it('counts as invalid after 401, 1005 or 1003 but not after other failures', () => {
    const failure = (status: number, code: number) => new ApiError({ status, code, message: '' });
    expect([failure(401, 401), failure(200, 1005), failure(401, 1003)].map(isInvalidToken)).toEqual([true, true, true]);
    expect([failure(503, 503), failure(0, 0), new Error('x')].map(isInvalidToken)).toEqual([false, false, false]);
  });
});

describe('profile for other pages', () => {
  it('contains no bank account and no phone number', () => {
    const reported = JSON.stringify(sharedProfile(member));
    for (const secret of ['0812345678', '0412345678', 'KBANK']) expect(reported).not.toContain(secret);
    expect(sharedProfile(member)).toMatchObject({ username: 'MTODEMO1', tierLevel: 2 });
  });

  it('goes to exact origins only, and only if the page is embedded', () => {
    expect(
      exactOrigins([
        'https://a.example',
        '*',
        'https://a.example/path',
        'http://b.example',
        'http://localhost:5000',
        'x',
      ]),
    ).toEqual(['https://a.example', 'http://localhost:5000']);
    const reported: string[] = [];
    const parent = { postMessage: (_message: unknown, origin: string) => reported.push(origin) };
    postProfile(member, ['https://a.example', '*'], { parent } as unknown as Window);
    expect(reported).toEqual(['https://a.example']);
    const alone = { postMessage: () => reported.push('self') } as unknown as Window & { parent: Window };
    alone.parent = alone;
    postProfile(member, ['https://a.example'], alone);
    expect(reported).toEqual(['https://a.example']);
  });
});

describe('masking', () => {
  it('shows at most four digits of an account and seven of a phone number', () => {
    expect(maskedTel('0812345678')).toBe('081-xxx-5678');
    expect(maskedAccount('0412345678')).toBe('xxx-x-x5678');
    expect([maskedTel(''), maskedAccount(null)]).toEqual(['-', '-']);
  });

  it('groups a number while it is typed', () => {
    expect(['08', '0812', '๐๘๑-234 5678', '081234567899'].map(groupedTel)).toEqual([
      '08',
      '081-2',
      '081-234-5678',
      '081-234-5678',
    ]);
    expect(['1234', '1234567890', '123456789012345'].map(groupedAccount)).toEqual([
      '123-4',
      '123-4-56789-0',
      '123-4-56789-012345',
    ]);
  });
});
