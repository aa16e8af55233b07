import type { MemberRef } from '@housebrand/shared';
import { api } from '@housebrand/shared/react';
import {
  secondFactorsAddress,
  type NewPasskey,
  type PasskeyEnrolment,
  type RecoveryCodes,
  type TotpEnrolment,
} from '../../core';

/** Starts the enrolment of an app. Not a query: the secret is shown once and must not be cached. */
export function beginTotp(member: MemberRef): Promise<TotpEnrolment> {
  return api.post<TotpEnrolment>(secondFactorsAddress(member, '/totp'));
}

export function confirmTotp(
  member: MemberRef,
  id: string,
  body: { code: string; name: string },
): Promise<RecoveryCodes> {
  return api.post<RecoveryCodes>(secondFactorsAddress(member, `/totp/${id}/confirm`), body);
}

export function beginPasskey(member: MemberRef): Promise<PasskeyEnrolment> {
  return api.post<PasskeyEnrolment>(secondFactorsAddress(member, '/passkey'));
}

export function addPasskey(member: MemberRef, passkey: NewPasskey): Promise<RecoveryCodes> {
  return api.post<RecoveryCodes>(secondFactorsAddress(member, '/passkey/confirm'), passkey);
}

export function renameFactor(member: MemberRef, id: string, name: string): Promise<void> {
  return api.post(secondFactorsAddress(member, `/${id}/rename`), { name });
}

export function removeFactor(member: MemberRef, id: string): Promise<void> {
  return api.post(secondFactorsAddress(member, `/${id}/remove`));
}

export function renewRecoveryCodes(member: MemberRef): Promise<RecoveryCodes> {
  return api.post<RecoveryCodes>(secondFactorsAddress(member, '/recovery_codes'));
}
