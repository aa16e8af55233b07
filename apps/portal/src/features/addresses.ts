import { firstSegments } from '@housebrand/shared';
import { readPortalAddress, type PortalAddress } from '@housebrand/theming';
import { features } from './features';

/** First segments that are never read as an agent's prefix. */
export const routeNames = firstSegments(features.flatMap(({ pages, redirects }) => [...pages, ...redirects]));

/** Parses an address of this portal. */
export function readAddress(pathname: string): PortalAddress {
  return readPortalAddress(pathname, routeNames);
}

/** The address of which the shell knows that it has no page, or one of something that does not exist. */
let withoutPage: string | null = null;

export function noteWithoutPage(pathname: string): void {
  withoutPage = pathname;
}

/** Returns the route of an address; `null` if the shell knows of no page there. */
export function routeOf(pathname: string): string | null {
  return pathname === withoutPage ? null : readAddress(pathname).route;
}
