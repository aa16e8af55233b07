import { Injectable } from '@nestjs/common';
import { newId, type MemberRef } from '@housebrand/shared';
import { Clock, KeyRing } from '@housebrand/shared/nest';
import { DEVICE_LIFETIME_SECONDS } from '../../core';
import { DeviceTrustRepository } from './device-trust.repository';

/**
 * Devices that a member has logged in from. What a browser keeps is sealed for the agent and the member: it opens for
 * nobody else, proves no identity, and only spares its owner the limits that strangers fill.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly keys: KeyRing,
    private readonly clock: Clock,
    private readonly trust: DeviceTrustRepository,
  ) {}

  /** What a browser keeps after a success. */
  issue(member: MemberRef): string {
    return this.issueAt(member, this.clock.now().getTime());
  }

  /** The device's id; `null` when it is not known, too old, or from before the member's devices were forgotten. */
  async recognise(member: MemberRef, kept: string | null): Promise<string | null> {
    const opened = kept === null ? null : await this.keys.open(purposeOf(member), kept);
    if (!opened) return null;
    const [id = '', text] = opened.text.split('.');
    const issuedAt = Number(text);
    if (issuedAt + DEVICE_LIFETIME_SECONDS * 1_000 < this.clock.now().getTime()) return null;
    return issuedAt > (await this.trust.trustedFrom(member)) ? id : null;
  }

  /** No device of the member is known any more: the password was changed, or a device was lost. */
  async forgetAll(member: MemberRef): Promise<void> {
    await this.trust.trustFrom(member, this.clock.now());
  }

  /** Every device but this one is new again. @returns what its browser keeps from now on */
  async forgetOthers(member: MemberRef): Promise<string> {
    const at = this.clock.now();
    await this.trust.trustFrom(member, at);
    // what was issued in the moment that ends trust is not trusted
    return this.issueAt(member, at.getTime() + 1);
  }

  private issueAt(member: MemberRef, at: number): string {
    return this.keys.seal(purposeOf(member), `${newId()}.${at}`);
  }
}

const purposeOf = ({ prefix, username }: MemberRef) => `device:${prefix}:${username}`;
