import { Inject, Injectable } from '@nestjs/common';
import { gamePlatformContracts } from '../core';
import { Clock } from '@housebrand/shared/nest';
import { GAME_PLATFORM_CLIENT, ProviderClient } from './provider-client';
import { toCatalogueGame, toCatalogueProvider, toPlatformMember } from './provider-records.mapper';
import type {
  CatalogueCategory,
  CatalogueGame,
  CatalogueProvider,
  PlatformMember,
  ProviderAnnouncement,
  ProviderOpening,
  ProviderSiteConfig,
} from './provider-records';
import { ProviderTokens } from './provider-tokens';

const calls = gamePlatformContracts;

/**
 * The game platform (`/frontend/*`). Every method throws `ProviderRefused` with the provider's code and words,
 * `ProviderSessionExpired` on 1005 and 1003, `ProviderUnavailable` when there is no usable answer.
 */
@Injectable()
export class GamePlatformGateway {
  constructor(
    @Inject(GAME_PLATFORM_CLIENT) private readonly client: ProviderClient,
    private readonly tokens: ProviderTokens,
    private readonly clock: Clock,
  ) {}

  /** @returns the game platform's token */
  async login(credentials: { username: string; password: string; prefix: string }): Promise<string> {
    const { result } = await this.client.call(calls.login, { body: credentials });
    return result.token;
  }

  /** Login without a password, by the key that the member system gave. */
  async loginByKey(prefix: string, userKey: string): Promise<{ token: string; member: PlatformMember }> {
    const { result } = await this.client.call(calls.loginAuto, { body: { prefix, userKey } });
    return { token: result.token, member: toPlatformMember(result.profile, this.clock.now()) };
  }

  /** The member of this session, or of a token that has no session yet. */
  async profile(gamePlatformToken?: string): Promise<PlatformMember> {
    const token = gamePlatformToken ?? (await this.tokens.gamePlatform());
    const { result } = await this.client.call(calls.profile, {}, token);
    return toPlatformMember(result, this.clock.now());
  }

  /** Which providers an agent's members can play now. */
  async openings(prefix: string): Promise<ProviderOpening[]> {
    const { result } = await this.client.callAsInstallation(calls.gamesStatus, {}, prefix);
    return result.map(({ provider, isOpen, until }) => ({
      code: provider,
      isOpen,
      until: until ? new Date(until) : null,
    }));
  }

  async providers(prefix: string): Promise<CatalogueProvider[]> {
    const { result } = await this.client.callAsInstallation(calls.providerList, {}, prefix);
    return result.map(toCatalogueProvider);
  }

  /** The games of a category, of one product when it is named. */
  async games(prefix: string, category: CatalogueCategory, product?: string): Promise<CatalogueGame[]> {
    const request = { params: { gameType: category }, query: { product } };
    const { result } = await this.client.callAsInstallation(calls.gameList, request, prefix);
    return result.map(toCatalogueGame);
  }

  /** What the provider configures for an agent's site; `ip` is the caller's as our server saw it. */
  async siteConfig(prefix: string, ip: string): Promise<ProviderSiteConfig> {
    const { result } = await this.client.call(calls.siteConfig, { body: { prefix, ip } });
    return {
      prefix: result.prefix,
      disabledProviders: result.disabledProviders,
      disabledGames: result.disabledGames,
      isSmsOtp: result.isSmsOtp,
    };
  }

  async announcements(): Promise<ProviderAnnouncement[]> {
    const { result } = await this.client.call(calls.announcements, {}, await this.tokens.gamePlatform());
    return result.map(({ _id, active, title, detail, image }) => ({
      id: _id,
      isActive: active,
      title,
      detail,
      imageUrl: image ?? null,
    }));
  }
}
