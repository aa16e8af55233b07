import { Injectable } from '@nestjs/common';
import { IdentityGateway, PasswordsGateway, ProviderRefused } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { AppLog, Clock, KeyRing, ProviderUnavailable } from '@housebrand/shared/nest';
import { PasswordRepairRepository } from './password-repair.repository';

/** A sealed password opens in its own row only. */
export function repairPurpose(prefix: string, username: string): string {
  return `password_repair:${prefix}:${username}`;
}

/**
 * The two systems keep a password each, and a change may reach one of them only. What the game platform still has is noted,
 * sealed, until it has the new one.
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
   * Gives the platform the password that the member system has taken.
   * @param current what the platform has, as far as nothing else is noted
   * @returns whether it has the new one now; if not, the next login tries again
   */
  async hand(member: MemberRef, gamePlatformToken: string, current: string, wanted: string): Promise<boolean> {
    const sealed = this.keys.seal(repairPurpose(member.prefix, member.username), current);
    await this.repairs.note(member, sealed, this.clock.now());
    return this.repair(member, gamePlatformToken, wanted);
  }

  /** Brings the platform's password in line with the one that the member logs in with, where it is not. @returns whether it is */
  async repair(member: MemberRef, gamePlatformToken: string, password: string): Promise<boolean> {
    const current = await this.noted(member);
    if (current === null) return true;
    const isDone = await this.change(member, gamePlatformToken, { current, wanted: password });
    if (isDone) await this.repairs.forget(member);
    return isDone;
  }

  private async noted({ prefix, username }: MemberRef): Promise<string | null> {
    const sealed = await this.repairs.find({ prefix, username });
    return sealed === null ? null : ((await this.keys.open(repairPurpose(prefix, username), sealed))?.text ?? null);
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
      this.log.warn('the game platform did not take a password', { prefix, username, error });
      // a call whose reply was lost may have been done: then the new password is the one that opens
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
