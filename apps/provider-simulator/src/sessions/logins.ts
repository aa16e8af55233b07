import { Injectable } from '@nestjs/common';
import { type MemberRow, Members } from '../books/members';
import { passwordHashOf, Passwords, type PasswordSystem } from '../people/passwords';
import { hashPassword, passwordMatches } from '../world/passwords';

/** Checks passwords; takes as long for unknown usernames as for known ones. */
@Injectable()
export class Logins {
  private readonly dummyHash = hashPassword('dummy password');

  constructor(
    private readonly members: Members,
    private readonly passwords: Passwords,
  ) {}

  /** Returns the member with these credentials; uses up a one-login password. */
  async member(username: string, password: string, system: PasswordSystem): Promise<MemberRow | null> {
    const member = await this.members.byUsername(username);
    const matches = await passwordMatches(password, member ? passwordHashOf(member, system) : await this.dummyHash);
    return member && matches && (await this.passwords.spendLogin(member.id, system)) ? member : null;
  }
}
