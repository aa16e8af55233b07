import { Injectable } from '@nestjs/common';
import { type MemberRow, Members } from '../books/members';
import { hashPassword, passwordMatches } from '../world/passwords';

/** Checks passwords, as slowly for names that nobody has. */
@Injectable()
export class Logins {
  private readonly nobody = hashPassword('nobody has this password');

  constructor(private readonly members: Members) {}

  async member(username: string, password: string): Promise<MemberRow | null> {
    const member = await this.members.byUsername(username);
    const matches = await passwordMatches(password, member?.password_hash ?? (await this.nobody));
    return member && matches ? member : null;
  }
}
