import { Injectable } from '@nestjs/common';
import { type MemberRow, Members } from '../books/members';
import { passwordHashOf, Passwords, type PasswordSystem } from '../people/passwords';
import { hashPassword, passwordMatches } from '../world/passwords';

/** Checks passwords, as slowly for names that nobody has. */
@Injectable()
export class Logins {
  private readonly nobody = hashPassword('nobody has this password');

  constructor(
    private readonly members: Members,
    private readonly passwords: Passwords,
  ) {}

  /** The member who gets in with these words; a password for one login is used up. */
  async member(username: string, password: string, system: PasswordSystem): Promise<MemberRow | null> {
    const member = await this.members.byUsername(username);
    const matches = await passwordMatches(password, member ? passwordHashOf(member, system) : await this.nobody);
    return member && matches && (await this.passwords.spendLogin(member.id, system)) ? member : null;
  }
}
