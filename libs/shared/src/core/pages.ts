import type { MenuKey } from './menus';
import type { Language } from './messages';

/** Who may open a page (specification section 2, route guard). */
export type PageAccess =
  /** everyone */
  | 'public'
  /** members; guests are sent to the prefix home */
  | 'member'
  /** guests; members are sent to the prefix home */
  | 'guest';

/** Specification section 2, layouts. */
export type PageLayout = 'default' | 'blank' | 'withoutNavigation';

/** A page of the portal: its address, its title, and who may open it. */
export interface PageRules<Title> {
  /** As in the specification, without the prefix: `game`, `launch/:gameType`, or `''` for the home page. */
  path: string;
  title: Title;
  access: PageAccess;
  layout: PageLayout;
  /** The menu that the page belongs to; without one, every member may open it (section 6). */
  menuKey?: MenuKey;
  /** Its screen shows several domains: the portal composes it, not the domain's own `react` layer. */
  isComposed?: true;
  /** Its first view is the same for everyone who may open it, so that it renders before the session is known. */
  isPublicAtFirst?: true;
  /** The page belongs to no agent: its address carries no prefix. */
  isAgentless?: true;
}

/** A page of the portal, with its title in both languages. */
export type Page = PageRules<Record<Language, string>>;

/** An address that redirects to another one of the same agent: `{ path: 'r/:code.html', to: '?ref=:code' }`. */
export interface Redirect {
  path: string;
  to: string;
}

type Titled<P> = { readonly [I in keyof P]: Omit<P[I], 'title'> & { title: Record<Language, string> } };

/**
 * Defines a domain's pages, which its core exports as `<domain>Pages`. These lists determine routes, guard, titles,
 * the status of an address, reserved words and preloading.
 *
 * @param titles the core's `locales/pages/{th,en}.json`; each page names one of their keys
 */
export function definePages<
  T extends Readonly<Record<string, string>>,
  const P extends readonly PageRules<keyof T & string>[],
>(titles: { th: T; en: Readonly<Record<keyof T, string>> }, pages: P): Titled<P> {
  return pages.map(({ title, ...rules }) => ({
    ...rules,
    title: { th: titles.th[title], en: titles.en[title] },
  })) as unknown as Titled<P>;
}

type SegmentParameter<S> = S extends `:${infer Name}.${string}` ? Name : S extends `:${infer Name}` ? Name : never;

/** The parameters of a path: `'launch/:gameType/:provider'` → `'gameType' | 'provider'`. */
export type PathParameters<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? SegmentParameter<First> | PathParameters<Rest>
  : SegmentParameter<Path>;

const PARAMETER = /:([A-Za-z]+)/g;

/** `fillPath('promotion/:id', { id: 'a b' })` → `promotion/a%20b`. */
export function fillPath<Path extends string>(path: Path, values: Record<PathParameters<Path>, string>): string {
  const known = values as Record<string, string>;
  return path.replace(PARAMETER, (_whole, name: string) => encodeURIComponent(known[name] ?? ''));
}

/**
 * Returns the values of a path's parameters in a matching route, else `null`.
 *
 * @param route decoded, without the prefix and without leading or trailing slashes
 */
export function matchPath(path: string, route: string): Record<string, string> | null {
  const pattern = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(PARAMETER, '(?<$1>[^/]+?)');
  const match = new RegExp(`^${pattern}$`).exec(route);
  return match && { ...match.groups };
}

/** Returns the first page (or redirect) that matches a route. */
export function findPath<P extends { path: string }>(pages: readonly P[], route: string): P | undefined {
  return pages.find(({ path }) => path === route || (path.includes(':') && matchPath(path, route) !== null));
}

/** Returns the first segments of pages and redirects: none of them can be an agent's prefix. */
export function firstSegments(pages: readonly { path: string }[]): ReadonlySet<string> {
  return new Set(pages.map(({ path }) => path.split('/', 1)[0]!).filter(Boolean));
}
