/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { SecondFactors } from '../../core';
import { isPasskeyOfferDue, notePasswordLogin } from '../session/passkey-offer';
import { PasskeyOffer } from './passkey-offer';

const MEMBER = { prefix: 'MTO', username: 'MTODEMO1' };
const FACTORS = 'GET /api/apps/second_factors/MTO/MTODEMO1';
const NONE: SecondFactors = { factors: [], recoveryCodesLeft: 0 };
const TITLE = 'เข้าสู่ระบบด้วยพาสคีย์';

const hasUnlock = jest.fn(() => Promise.resolve(true));

const show = (answer: SecondFactors = NONE) =>
  renderScreen(<PasskeyOffer />, { at: '/MTO', answers: { [FACTORS]: answer } });

describe('offer of a passkey', () => {
  beforeEach(() => {
    localStorage.clear();
    hasUnlock.mockResolvedValue(true);
    Object.assign(globalThis, { PublicKeyCredential: { isUserVerifyingPlatformAuthenticatorAvailable: hasUnlock } });
  });
  afterEach(() => {
    cleanup();
    // other specs of the same process expect a browser without passkeys
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });

  it('comes with the second login by password on the device', async () => {
    await notePasswordLogin(MEMBER);
    expect(await isPasskeyOfferDue(MEMBER)).toBe(false);
    await notePasswordLogin(MEMBER);
    expect(await isPasskeyOfferDue(MEMBER)).toBe(true);
    expect(await isPasskeyOfferDue({ ...MEMBER, username: 'MTODEMO2' })).toBe(false);
    show();
    expect(await screen.findByRole('heading', { name: TITLE })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ตั้งค่าพาสคีย์' }).getAttribute('href')).toBe('/MTO/user-info/second-factor');
  });

  it('stays away from members with a passkey', async () => {
    await notePasswordLogin(MEMBER);
    await notePasswordLogin(MEMBER);
    const passkey = { id: '1', kind: 'PASSKEY', name: '', host: 'localhost', createdAt: '', usedAt: null } as const;
    const { sent } = show({ ...NONE, factors: [passkey] });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  });

  it('remembers that the member declined, without the name', async () => {
    await notePasswordLogin(MEMBER);
    await notePasswordLogin(MEMBER);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'ไม่ใช้' }));
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
    await waitFor(async () => expect(await isPasskeyOfferDue(MEMBER)).toBe(false));
    await notePasswordLogin(MEMBER);
    expect(await isPasskeyOfferDue(MEMBER)).toBe(false);
    expect(JSON.stringify({ ...localStorage })).not.toContain('DEMO1');
  });

  it('stays away where the device has no fingerprint, face or PIN', async () => {
    await notePasswordLogin(MEMBER);
    await notePasswordLogin(MEMBER);
    hasUnlock.mockResolvedValue(false);
    expect(await isPasskeyOfferDue(MEMBER)).toBe(false);
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    expect(await isPasskeyOfferDue(MEMBER)).toBe(false);
  });

  it('ignores unreadable storage', async () => {
    localStorage.setItem('passkeyOffer', '[{"member":1},null]');
    await notePasswordLogin(MEMBER);
    localStorage.setItem('passkeyOffer', 'x');
    expect(await isPasskeyOfferDue(MEMBER)).toBe(false);
  });
});
