import { firstSegments } from '@housebrand/shared';
import { CARRIED } from '@housebrand/shared/react';
import { readPortalAddress, type PortalAddress } from '@housebrand/theming';
import { features } from './features';

/** First segments that are never read as an agent's prefix. */
export const routeNames = firstSegments(features.flatMap(({ pages, redirects }) => [...pages, ...redirects]));

/** Parses an address of this portal. */
export function readAddress(pathname: string): PortalAddress {
  return readPortalAddress(pathname, routeNames);
}

/** The parts of an address that name its page and what the page shows. */
interface SiteAddress {
  pathname: string;
  search: string;
}

/** The address of which the shell knows that it has no page, or one of something that does not exist. */
let withoutPage: string | null = null;

export function noteWithoutPage(address: SiteAddress): void {
  withoutPage = subjectOf(address);
}

/** Returns the route of an address; `null` if the shell knows of no page there. */
export function routeOf(address: SiteAddress): string | null {
  return subjectOf(address) === withoutPage ? null : readAddress(address.pathname).route;
}

function subjectOf({ pathname, search }: SiteAddress): string {
  const values = new URLSearchParams(search);
  for (const name of CARRIED) values.delete(name);
  return `${pathname}?${values}`;
}
