import type { ComponentType } from 'react';
import type { Page, Redirect } from '../../core';

/** Loads a screen: a module with a default export. */
export type Load = () => Promise<{ default: ComponentType }>;

/** A page, and how its screen loads. */
export type ScreenPage = Page & { load: Load };

type Composed = { isComposed: true };
type Loads<Path extends string> = [Path] extends [never] ? Record<string, never> : Record<Path, Load>;
type OwnPath<P extends readonly Page[]> = Exclude<P[number], Composed>['path'];
type ComposedPath<P extends readonly Page[]> = Extract<P[number], Composed>['path'];

/** What a domain contributes to a portal: its react entry point exports it as `feature`. */
export interface Feature<P extends readonly Page[] = readonly Page[]> {
  pages: P;
  loads: Readonly<Partial<Record<string, Load>>>;
  redirects: readonly Redirect[];
}

/**
 * Gives each page of a domain's core its screen. A page without `load`, and a `load` without a page, do not compile;
 * the portal provides the screens of composed pages.
 *
 * @param loads each written as `() => import('…')`, from which the build derives what a page loads
 */
export function defineFeature<const P extends readonly Page[]>(
  pages: P,
  loads: Loads<OwnPath<P>>,
  redirects: readonly Redirect[] = [],
): Feature<P> {
  return { pages, loads, redirects };
}

/**
 * Returns every page of a portal with its screen: the features' own, and the composed ones, which the portal
 * provides.
 */
export function composeFeatures<const F extends readonly Feature[]>(
  features: F,
  composed: Loads<ComposedPath<F[number]['pages']>>,
): readonly ScreenPage[] {
  const own: Feature['loads'] = composed;
  return features.flatMap(({ pages, loads }) =>
    pages.map((page) => {
      const load = page.isComposed ? own[page.path] : loads[page.path];
      if (!load) throw new Error(`The page '${page.path}' has no screen`);
      return { ...page, load };
    }),
  );
}
