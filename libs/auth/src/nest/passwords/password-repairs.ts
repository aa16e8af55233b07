import { Injectable } from '@nestjs/common';
import { IdentityGateway, PasswordsGateway, ProviderRefused } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { AppLog, Clock, KeyRing, ProviderUnavailable } from '@housebrand/shared/nest';
import { PasswordRepairRepository } from './password-repair.repository';

/** Purpose of a sealed password: binds it to its row. */
export function repairPurpose({ prefix, username }: MemberRef): string {
  return `password_repair:${prefix}:${username}`;
}

/**
 * Both provider systems store the password, and a change may reach only one of them. The game platform's old password is kept,
 * sealed, until the platform has the new one.
 */
@Injectable()
export class PasswordRepairs {
  constructor(
    private readonly repairs: PasswordRepairRepository,
    private readonly passwords: PasswordsGateway,
    private readonly identity: IdentityGateway,
    private readonly keys: KeyRing,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /**
   * Sends the platform the password that the member system has accepted.
   * @param current the platform's password, unless an earlier repair is pending
   * @returns whether the platform has the new one now; if not, the next login tries again
   */
  async hand(member: MemberRef, gamePlatformToken: string, current: string, wanted: string): Promise<boolean> {
    const sealed = this.keys.seal(repairPurpose(member), current);
    await this.repairs.note(member, sealed, this.clock.now());
    return this.repair(member, gamePlatformToken, wanted);
  }

  /** Completes a pending repair with the password of the login. @returns whether the platform has that password now */
  async repair(member: MemberRef, gamePlatformToken: string, password: string): Promise<boolean> {
    const current = await this.pendingPassword(member);
    if (current === null) return true;
    const isDone = await this.change(member, gamePlatformToken, { current, wanted: password });
    if (isDone) await this.repairs.forget(member);
    return isDone;
  }

  private async pendingPassword(member: MemberRef): Promise<string | null> {
    const sealed = await this.repairs.find(member);
    return sealed === null ? null : ((await this.keys.open(repairPurpose(member), sealed))?.text ?? null);
  }

  private async change(
    { prefix, username }: MemberRef,
    token: string,
    change: { current: string; wanted: string },
  ): Promise<boolean> {
    try {
      await this.passwords.changeAtPlatform(prefix, token, change);
      return true;
    } catch (error) {
      this.log.warn('the game platform did not accept a password', { prefix, username, error });
      // an earlier call whose reply was lost may have succeeded: then the new password already works
      return error instanceof ProviderRefused && this.opens({ prefix, username, password: change.wanted });
    }
  }

  private async opens(credentials: MemberRef & { password: string }): Promise<boolean> {
    try {
      await this.identity.enterPlatform(credentials);
      return true;
    } catch (error) {
      if (error instanceof ProviderRefused || error instanceof ProviderUnavailable) return false;
      throw error;
    }
  }
}
