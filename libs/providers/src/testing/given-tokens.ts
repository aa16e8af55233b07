import { NotAuthenticated, type MemberRef } from '@housebrand/shared';
import { ProviderTokens, type TokenSystem } from '../nest/provider-tokens';

/** A member's tokens by system, as a spec provides them. */
export type MemberTokens = Partial<Record<TokenSystem | 'password', string>>;

/** Holds members' tokens for a spec; a member without one is refused. */
export class GivenTokens extends ProviderTokens {
  private readonly tokens = new Map<string, MemberTokens>();

  /** Replaces a member's tokens; without any, the member has no session. */
  give(member: MemberRef, tokens: MemberTokens = {}): void {
    this.tokens.set(keyOf(member), tokens);
  }

  /** Returns the tokens last passed to `give`. */
  given(member: MemberRef): MemberTokens {
    return this.tokens.get(keyOf(member)) ?? {};
  }

  of(member: MemberRef, system: TokenSystem): Promise<string> {
    return this.tokenOf(member, system);
  }

  /** Never renews: specs keep no credentials. */
  renewed(): Promise<string | null> {
    return Promise.resolve(null);
  }

  password(member: MemberRef): Promise<string> {
    return this.tokenOf(member, 'password');
  }

  private tokenOf(member: MemberRef, name: keyof MemberTokens): Promise<string> {
    const token = this.given(member)[name];
    return token ? Promise.resolve(token) : Promise.reject(new NotAuthenticated());
  }

  ofLatestSession(prefix: string, system: TokenSystem): Promise<string | null> {
    const ofAgent = [...this.tokens].filter(([key, tokens]) => key.startsWith(`${prefix}/`) && tokens[system]);
    return Promise.resolve(ofAgent.at(-1)?.[1][system] ?? null);
  }
}

function keyOf({ prefix, username }: MemberRef): string {
  return `${prefix}/${username}`;
}
