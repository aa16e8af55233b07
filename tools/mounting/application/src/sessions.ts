import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { NotAuthenticated, type MemberRef } from '@housebrand/shared';
import { ProviderTokens, type TokenSystem } from '@housebrand/providers-nest';

/** What the provider gave for a login. */
export interface Login extends MemberRef {
  memberId: string;
  password: string;
  tokens: Record<TokenSystem, string>;
}

/** The application's own sessions. This one keeps them in memory. */
@Injectable()
export class Sessions extends ProviderTokens {
  private readonly logins = new Map<string, Login>();

  begin(login: Login): string {
    const id = randomUUID();
    this.logins.set(id, login);
    return id;
  }

  find(id: string): Login | undefined {
    return this.logins.get(id);
  }

  async of(member: MemberRef, system: TokenSystem): Promise<string> {
    return this.latest(member).tokens[system];
  }

  async password(member: MemberRef): Promise<string> {
    return this.latest(member).password;
  }

  async ofLatestSession(prefix: string, system: TokenSystem): Promise<string | null> {
    return [...this.logins.values()].findLast((login) => login.prefix === prefix)?.tokens[system] ?? null;
  }

  /** A member logs in again when the provider ends the session. */
  async renewed(): Promise<string | null> {
    return null;
  }

  private latest({ username }: MemberRef): Login {
    const login = [...this.logins.values()].findLast((one) => one.username === username);
    if (!login) throw new NotAuthenticated();
    return login;
  }
}
