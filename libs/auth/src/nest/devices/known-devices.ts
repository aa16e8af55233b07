import { Injectable } from '@nestjs/common';
import { newId, type MemberRef } from '@housebrand/shared';
import { Clock, KeyRing } from '@housebrand/shared/nest';
import { DEVICE_LIFETIME_SECONDS } from '../../core';
import { DeviceTrustRepository } from './device-trust.repository';

/**
 * Devices that a member has logged in from. The cookie is sealed for the agent and the member. It proves no identity; it only exempts
 * the member from limits that strangers can exhaust and from showing the second factor again.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly keys: KeyRing,
    private readonly clock: Clock,
    private readonly trust: DeviceTrustRepository,
  ) {}

  /** Returns the device cookie for a browser after a successful login. */
  issue(member: MemberRef): string {
    return this.issueAt(member, this.clock.now());
  }

  /** Returns the device's id; `null` if it is unknown, too old, or from before the member's devices were forgotten. */
  async recognise(member: MemberRef, kept: string | null): Promise<string | null> {
    const opened = kept === null ? null : await this.keys.open(purposeOf(member), kept);
    if (!opened) return null;
    const [id = '', text] = opened.text.split('.');
    const issuedAt = new Date(Number(text));
    if (this.clock.now().getTime() - issuedAt.getTime() > DEVICE_LIFETIME_SECONDS * 1_000) return null;
    return issuedAt > (await this.trust.trustedFrom(member)) ? id : null;
  }

  /** Makes all of the member's devices unknown: the password was changed or a device was lost. */
  async forgetAll(member: MemberRef): Promise<void> {
    await this.trust.trustFrom(member, this.clock.now());
  }

  /** Makes all of the member's devices unknown except this one. @returns its new cookie */
  async forgetOthers(member: MemberRef): Promise<string> {
    const at = this.clock.now();
    await this.trust.trustFrom(member, at);
    // a cookie issued at the very instant that trust ends is not trusted
    return this.issueAt(member, new Date(at.getTime() + 1));
  }

  private issueAt(member: MemberRef, at: Date): string {
    return this.keys.seal(purposeOf(member), `${newId()}.${at.getTime()}`);
  }
}

const purposeOf = ({ prefix, username }: MemberRef) => `device:${prefix}:${username}`;
