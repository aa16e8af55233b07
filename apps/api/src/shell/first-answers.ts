import { AgentContentService } from '@housebrand/content/nest';
import { bannersAddress } from '@housebrand/content';
import {
  categoryNamed,
  firstHomeListAddress,
  gameListAddress,
  gamesStatusAddress,
  homeProvidersAddress,
  HOME_SHAPE_COOKIE,
  lobbyStart,
  lobbyStartAddress,
  providerListAddress,
  readHomeShape,
  type Game,
  type GameCategory,
  type GameProvider,
} from '@housebrand/games';
import { CatalogueService } from '@housebrand/games/nest';
import { openingSummariesAddress } from '@housebrand/tournaments';
import { TournamentsService } from '@housebrand/tournaments/nest';
import type { PagePath } from '../pages';

/** API replies that a first view is rendered from, by address. Contains no member data. */
export type FirstAnswers = Readonly<Record<string, unknown>>;

export interface FirstViewInput {
  prefix: string;
  /** As in the list of pages. */
  path: string;
  hasPortalToken: boolean;
  /** Query of the page's address. */
  query: URLSearchParams;
  cookies: ReadonlyMap<string, string>;
}

/** A first view that the server renders. */
export interface FirstView {
  /** Distinguishes views of the same page, agent and language. Requests can produce only a small number of keys. */
  key: string;
  /** The query with which it is rendered. */
  search: string;
  /**
   * Early calls of the page that are deferred until the page has settled, because the view is rendered without their
   * replies.
   */
  later?: readonly string[];
  /** It is the same whatever the values of the address's parameters. */
  isOfPattern?: true;
  /** `null` if there is nothing to render yet. */
  answers(): Promise<FirstAnswers | null>;
}

const HOME_LIST = 12;
/** Query parameters that do not affect the view. */
const UNSEEN = new Set(['lang', 'ref', 'platform', 'mobileApp']);

/** Rendered from the agent's configuration alone. */
const ACCESS: FirstView = { key: 'access', search: '', answers: async () => ({}) };
/** The title and skeleton of a member's page, until the member is known. */
const SKELETON: FirstView = { key: 'skeleton', search: '', isOfPattern: true, answers: async () => ({}) };

/** The page for unknown addresses, the same for all of them. */
export const NOT_FOUND: FirstView = { key: 'not found', search: '', isOfPattern: true, answers: async () => ({}) };

/** The parameter of the page that the service worker keeps: it begins with the start screen, so it can stand for any. */
const KEPT_SHELL = 'shell';

const ACCESS_PAGES: ReadonlySet<string> = new Set(['login', 'register', 'forget-password'] satisfies PagePath[]);
/** Their screens render before the member is known, and with the values of the query. */
const PUBLIC_AT_FIRST: ReadonlySet<string> = new Set(['', 'game', 'tournament'] satisfies PagePath[]);

/** Pages whose first view is the same for all guests or for all members, and the replies that each is rendered from. */
export class FirstViews {
  constructor(
    private readonly content: Pick<AgentContentService, 'shown'>,
    private readonly catalogue: Pick<CatalogueService, 'games' | 'providers' | 'statuses'>,
    private readonly tournaments: Pick<TournamentsService, 'faces'>,
  ) {}

  /** Returns the view of a page; `null` for a page that starts with the start screen. */
  of(input: FirstViewInput): FirstView | null {
    const seen = [...input.query.keys()].filter((name) => !UNSEEN.has(name));
    const page = input.path as PagePath;
    if (page === '' && seen.length === 0) return this.home(input);
    if (ACCESS_PAGES.has(page) && !input.hasPortalToken && seen.length === 0) return ACCESS;
    if (page === 'game' && input.hasPortalToken && seen.join() === 'type') return this.lobby(input);
    if (page === 'tournament' && input.hasPortalToken && seen.length === 0) return this.tournament(input);
    const isKnown = seen.length === 0 || !PUBLIC_AT_FIRST.has(page);
    const hasSkeleton = input.hasPortalToken && isKnown && !ACCESS_PAGES.has(page) && !input.query.has(KEPT_SHELL);
    return hasSkeleton ? SKELETON : null;
  }

  private home({ prefix, hasPortalToken, cookies }: FirstViewInput): FirstView {
    const shape = hasPortalToken ? readHomeShape(cookies.get(HOME_SHAPE_COOKIE)) : null;
    return {
      key: `home ${JSON.stringify(shape)}`,
      search: '',
      later: [providerListAddress(prefix)],
      answers: async () => {
        const [banners, list, providers, closed] = await Promise.all([
          this.content.shown(prefix, 'banners'),
          this.catalogue.games({ prefix, category: 'Casino', limit: HOME_LIST }),
          this.catalogue.providers(prefix),
          this.closed(prefix),
        ]);
        const games = list.make();
        return {
          [bannersAddress(prefix)]: banners,
          [firstHomeListAddress(prefix)]: games,
          [homeProvidersAddress(prefix)]: providersOf(games, providers.make()),
          ...closed,
          ...(shape && { [HOME_SHAPE_COOKIE]: shape }),
        };
      },
    };
  }

  private lobby({ prefix, query }: FirstViewInput): FirstView | null {
    const category: GameCategory | null = categoryNamed(query.get('type') ?? '');
    if (category === null) return null;
    return {
      key: `lobby ${category}`,
      search: `?type=${category}`,
      later: [gameListAddress({ prefix, category })],
      answers: async () => {
        const [games, providers, closed] = await Promise.all([
          this.catalogue.games({ prefix, category }),
          this.catalogue.providers(prefix),
          this.closed(prefix),
        ]);
        return {
          [lobbyStartAddress({ prefix, category })]: lobbyStart(games.make()),
          [providerListAddress(prefix)]: providers.make(),
          ...closed,
        };
      },
    };
  }

  private tournament({ prefix }: FirstViewInput): FirstView {
    return {
      key: 'tournament',
      search: '',
      answers: async () => {
        const faces = await this.tournaments.faces(prefix);
        return faces.length > 0 ? { [openingSummariesAddress(prefix)]: faces } : {};
      },
    };
  }

  /** Omits the open providers, because a view only marks the closed ones. */
  private async closed(prefix: string): Promise<FirstAnswers> {
    const statuses = await this.catalogue.statuses(prefix);
    return { [gamesStatusAddress(prefix)]: statuses.make().filter(({ isOpen }) => !isOpen) };
  }
}

/** Returns the providers of some games. */
function providersOf(games: readonly Game[], providers: readonly GameProvider[]): GameProvider[] {
  const codes = new Set(games.map(({ provider }) => provider));
  return providers.filter(({ provider }) => codes.has(provider));
}
