import type { MenuKey } from './menus';
import type { Language } from './messages';

/** Who may open a page (specification section 2, route guard). */
export type PageAccess =
  /** everybody */
  | 'public'
  /** members; guests are sent to the prefix home */
  | 'member'
  /** guests; members are sent to the prefix home */
  | 'guest';

/** Specification section 2, layouts. */
export type PageLayout = 'default' | 'blank' | 'withoutNavigation';

/** A page of the portal: its address, its title, and who may open it. */
export interface PageRules<Title> {
  /** As in the specification, without the prefix: `game`, `launch/:gameType`, `''` for the home. */
  path: string;
  title: Title;
  access: PageAccess;
  layout: PageLayout;
  /** The menu that the page belongs to; left out: every member may open it (section 6). */
  menuKey?: MenuKey;
  /** Its screen shows more than one domain: the portal puts it together, not the domain's own face. */
  isComposed?: true;
  /** What it shows before anybody knows who looks at it is the same for all who may open it: nobody waits to see that. */
  isPublicAtFirst?: true;
  /** It belongs to no agent: its address carries no prefix. */
  isAgentless?: true;
}

/** A page of the portal, with its title in both languages. */
export type Page = PageRules<Record<Language, string>>;

/** An address that leads on to another one of the same agent: `{ path: 'r/:code.html', to: '?ref=:code' }`. */
export interface Redirect {
  path: string;
  to: string;
}

type Titled<P> = { readonly [I in keyof P]: Omit<P[I], 'title'> & { title: Record<Language, string> } };

/**
 * A domain's pages, exported by its core as `<domain>Pages`. All else derives from these lists: routes, guard, titles, the
 * status of an address, reserved words, what is loaded ahead.
 *
 * @param titles the core's `locales/pages/{th,en}.json`; a page names one of their keys
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
 * The values of a path's parameters in a route of the same shape, else `null`.
 *
 * @param route decoded, without prefix and without slashes at its ends
 */
export function matchPath(path: string, route: string): Record<string, string> | null {
  const pattern = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(PARAMETER, '(?<$1>[^/]+?)');
  const match = new RegExp(`^${pattern}$`).exec(route);
  return match && { ...match.groups };
}

/** The first of the pages (or redirects) that a route is an address of. */
export function findPath<P extends { path: string }>(pages: readonly P[], route: string): P | undefined {
  return pages.find(({ path }) => path === route || (path.includes(':') && matchPath(path, route) !== null));
}

/** The words that pages and redirects begin with: none of them is ever read as an agent's prefix. */
export function firstSegments(pages: readonly { path: string }[]): ReadonlySet<string> {
  return new Set(pages.map(({ path }) => path.split('/', 1)[0]!).filter(Boolean));
}
