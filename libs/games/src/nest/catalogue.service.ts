import { Inject, Injectable, Optional } from '@nestjs/common';
import { CatalogueGateway, type CatalogueGame, type CatalogueProvider } from '@housebrand/providers/nest';
import { DEFAULT_PREFIX } from '@housebrand/shared';
import { Cache, Clock } from '@housebrand/shared/nest';
import {
  availability,
  byPopularity,
  DEFAULT_GAME_SETTINGS,
  GAME_CATEGORIES,
  GameSites,
  inProviderOrder,
  type Availability,
  type Game,
  type GameCategory,
  type GameProvider,
  type GameSettings,
  type GameSite,
  type GamesStatus,
  type LobbyCode,
} from '../core';
import { GAME_SETTINGS } from './game-settings.token';
import { toGame, toGameProvider } from './game.mapper';
import { RevalidatingCache, type CacheEntry } from './revalidating-cache';

const FRESH_MS = 60_000;
const STATUS_FRESH_MS = 15_000;
const RETRY_MS = 5_000;

export interface GameSelection {
  prefix: string;
  category: GameCategory;
  product?: string;
  limit?: number;
}

/** A lazily built reply with a version that identifies its content. */
export interface Versioned<T> {
  /** Identifies the reply; derived from known values, so that requests can't create arbitrary keys. */
  key: string;
  version: string;
  make(): T;
}

/** The providers' catalogue per agent, cached and refreshed in the background, without what the agent does not offer. */
@Injectable()
export class CatalogueService {
  private readonly gameLists: RevalidatingCache<CatalogueGame[]>;
  private readonly providerLists: RevalidatingCache<CatalogueProvider[]>;
  private readonly openingLists: RevalidatingCache<GamesStatus[]>;
  /** The offered ids of each agent with the versions of what they were computed from. */
  private readonly offered = new Cache<{ version: string; ids: ReadonlySet<string> }>({ maxEntries: 500 });

  constructor(
    private readonly catalogue: CatalogueGateway,
    private readonly sites: GameSites,
    private readonly clock: Clock,
    @Optional() @Inject(GAME_SETTINGS) private readonly settings: GameSettings = DEFAULT_GAME_SETTINGS,
  ) {
    this.gameLists = new RevalidatingCache(clock, { freshMs: FRESH_MS, retryMs: RETRY_MS, maxKeys: 2_000 });
    this.providerLists = new RevalidatingCache(clock, { freshMs: FRESH_MS, retryMs: RETRY_MS, maxKeys: 500 });
    this.openingLists = new RevalidatingCache(clock, { freshMs: STATUS_FRESH_MS, retryMs: RETRY_MS, maxKeys: 500 });
  }

  /** @throws NotFound for an unknown agent, ProviderUnavailable if the list was never read */
  async games({ prefix, category, product, limit }: GameSelection): Promise<Versioned<Game[]>> {
    const site = await this.sites.find(prefix);
    const providers = await this.providersOf(prefix);
    // An unknown product means an empty list; neither request nor cache it.
    const isKnown = !product || providers.value.some((provider) => provider.product === product);
    const list = isKnown ? await this.gamesOf(prefix, category, product) : { value: [], version: 'none' };
    return {
      key: `games.${prefix}.${category}.${isKnown ? (product ?? '') : '?'}.${limit ?? ''}`,
      version: `${site.version}.${providers.version}.${list.version}`,
      make: () => offeredGames(list.value, providers.value, this.availabilityOf(site)).slice(0, limit),
    };
  }

  /**
   * Returns games of any category in the order of their IDs, omitting those that the agent does not offer.
   *
   * @throws NotFound for an unknown agent, ProviderUnavailable if a list was never read
   */
  async gamesByIds(prefix: string, ids: readonly string[]): Promise<Game[]> {
    const site = await this.sites.find(prefix);
    const providers = await this.providersOf(prefix);
    const lists = await Promise.all(GAME_CATEGORIES.map((category) => this.gamesOf(prefix, category)));
    const requestedIds = new Set(ids);
    const games = lists.flatMap(({ value }) => value.filter(({ id }) => requestedIds.has(id)));
    const found = new Map(
      offeredGames(games, providers.value, this.availabilityOf(site)).map((game) => [game.id, game]),
    );
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** @throws NotFound for an unknown agent, ProviderUnavailable if the list was never read */
  async providers(prefix: string): Promise<Versioned<GameProvider[]>> {
    const site = await this.sites.find(prefix);
    const { value, version } = await this.providersOf(prefix);
    const { offersProvider } = this.availabilityOf(site);
    return {
      key: `games.providers.${prefix}`,
      version: `${site.version}.${version}`,
      make: () => inProviderOrder(value.filter(offersProvider).map(toGameProvider)),
    };
  }

  /** @throws NotFound for an unknown agent, ProviderUnavailable if the list was never read */
  async statuses(prefix: string): Promise<Versioned<GamesStatus[]>> {
    const site = await this.sites.find(prefix);
    const { value, version } = await this.openingsOf(prefix);
    const { offersCode } = this.availabilityOf(site);
    return {
      key: `games.status.${prefix}`,
      version: `${site.version}.${version}`,
      make: () => value.filter(({ provider }) => offersCode(provider)),
    };
  }

  /** Returns a game that the agent offers; `null` if the category has no such game. */
  async findGame(prefix: string, category: GameCategory, id: string): Promise<CatalogueGame | null> {
    const site = await this.sites.find(prefix);
    const { value } = await this.gamesOf(prefix, category);
    const game = value.find((candidate) => candidate.id === id);
    return game && this.availabilityOf(site).offersGame(game) ? game : null;
  }

  /** Whether the agent offers the section of a lobby. */
  async offersLobby(prefix: string, lobby: LobbyCode): Promise<boolean> {
    return this.availabilityOf(await this.sites.find(prefix)).offersLobby(lobby);
  }

  /** Returns `null` if the provider does not exist or the agent does not offer it. */
  async findProvider(prefix: string, code: string): Promise<GameProvider | null> {
    const site = await this.sites.find(prefix);
    const { value } = await this.providersOf(prefix);
    const entry = value.find(({ provider }) => provider === code);
    return entry && this.availabilityOf(site).offersProvider(entry) ? toGameProvider(entry) : null;
  }

  /**
   * Finds a game in the default agent's catalogue, offered or not, because pictures don't belong to an agent. `null` if there is
   * none.
   */
  async findPictured(id: string): Promise<CatalogueGame | null> {
    const lists = await Promise.all(GAME_CATEGORIES.map((category) => this.gamesOf(DEFAULT_PREFIX, category)));
    return lists.flatMap(({ value }) => value).find((game) => game.id === id) ?? null;
  }

  /** Returns the most popular games of each category of the default agent, whose pictures are worth preparing. */
  async firstPictured(gamesPerCategory: number): Promise<CatalogueGame[]> {
    const lists = await Promise.all(GAME_CATEGORIES.map((category) => this.gamesOf(DEFAULT_PREFIX, category)));
    const rank = (game: CatalogueGame): number => game.rank ?? Number.POSITIVE_INFINITY;
    return lists.flatMap(({ value }) => [...value].sort((a, b) => rank(a) - rank(b)).slice(0, gamesPerCategory));
  }

  /** Returns the IDs of all games that the agent offers; the same set until its site or a list changes. */
  async offeredIds(prefix: string): Promise<ReadonlySet<string>> {
    const site = await this.sites.find(prefix);
    const lists = await Promise.all(GAME_CATEGORIES.map((category) => this.gamesOf(prefix, category)));
    const version = [site, ...lists].map((part) => part.version).join('.');
    const known = this.offered.peek(prefix);
    if (known?.version === version) return known.ids;
    const { offersGame } = this.availabilityOf(site);
    const ids = new Set(lists.flatMap(({ value }) => value.filter(offersGame).map(({ id }) => id)));
    this.offered.keep(prefix, { version, ids });
    return ids;
  }

  /**
   * Returns whether a provider is open as far as we know. Never waits: a provider counts as open if its status is unknown or its
   * announced maintenance has ended; otherwise the launch itself fails.
   */
  opening(prefix: string, code: string): GamesStatus {
    const openings = this.openingLists.peek(prefix, () => this.catalogue.openings(prefix)) ?? [];
    const known = openings.find(({ provider }) => provider === code);
    const isOver = known?.until != null && Date.parse(known.until) <= this.clock.now().getTime();
    return known && !isOver ? known : { provider: code, isOpen: true, until: null };
  }

  private availabilityOf(site: GameSite): Availability {
    return availability(site, this.settings);
  }

  private gamesOf(prefix: string, category: GameCategory, product?: string): Promise<CacheEntry<CatalogueGame[]>> {
    const key = `${prefix} ${category} ${product ?? ''}`;
    return this.gameLists.get(key, async () => uniqueGames(await this.catalogue.games(prefix, category, product)));
  }

  private providersOf(prefix: string): Promise<CacheEntry<CatalogueProvider[]>> {
    return this.providerLists.get(prefix, () => this.catalogue.providers(prefix));
  }

  private openingsOf(prefix: string): Promise<CacheEntry<GamesStatus[]>> {
    return this.openingLists.get(prefix, () => this.catalogue.openings(prefix));
  }
}

/** Drops games that the provider lists twice; the first entry wins, as it does in a launch. */
function uniqueGames(games: readonly CatalogueGame[]): CatalogueGame[] {
  const seen = new Set<string>();
  return games.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function offeredGames(
  games: readonly CatalogueGame[],
  providers: readonly CatalogueProvider[],
  { offersGame }: Availability,
): Game[] {
  const tiers = new Map(providers.map(({ provider, providerTier }) => [provider, providerTier]));
  return byPopularity(
    games.filter(offersGame).map((game, index) => toGame(game, index, tiers.get(game.provider) ?? '')),
  );
}
