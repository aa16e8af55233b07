import { firstSegments } from '@housebrand/shared';
import { readPortalAddress, type PortalAddress } from '@housebrand/theming';
import { features } from './features';

/** First segments that are never read as an agent's prefix. */
export const routeNames = firstSegments(features.flatMap(({ pages, redirects }) => [...pages, ...redirects]));

/** Parses an address of this portal. */
export function readAddress(pathname: string): PortalAddress {
  return readPortalAddress(pathname, routeNames);
}
