import { NotAuthenticated, type MemberRef } from '@housebrand/shared';
import { ProviderTokens, type TokenSystem } from '../nest/provider-tokens';

/** What a spec says that a member holds, by system. */
export type MemberTokens = Partial<Record<TokenSystem | 'password', string>>;

/** The tokens of members' sessions that a spec holds itself; a member without one is refused. */
export class GivenTokens extends ProviderTokens {
  private readonly tokens = new Map<string, MemberTokens>();

  /** From now on the member's tokens are these; without any they have no session. */
  give(member: MemberRef, tokens: MemberTokens = {}): void {
    this.tokens.set(keyOf(member), tokens);
  }

  /** What `give` last said of a member. */
  given(member: MemberRef): MemberTokens {
    return this.tokens.get(keyOf(member)) ?? {};
  }

  of(member: MemberRef, system: TokenSystem): Promise<string> {
    return this.kept(member, system);
  }

  /** No spec keeps a credential. */
  renewed(): Promise<string | null> {
    return Promise.resolve(null);
  }

  password(member: MemberRef): Promise<string> {
    return this.kept(member, 'password');
  }

  private kept(member: MemberRef, name: keyof MemberTokens): Promise<string> {
    const kept = this.given(member)[name];
    return kept ? Promise.resolve(kept) : Promise.reject(new NotAuthenticated());
  }

  ofLastComer(prefix: string, system: TokenSystem): Promise<string | null> {
    const ofAgent = [...this.tokens].filter(([key, tokens]) => key.startsWith(`${prefix}/`) && tokens[system]);
    return Promise.resolve(ofAgent.at(-1)?.[1][system] ?? null);
  }
}

function keyOf({ prefix, username }: MemberRef): string {
  return `${prefix}/${username}`;
}
