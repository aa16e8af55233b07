import { firstSegments } from '@housebrand/shared';
import { readPortalAddress, type PortalAddress } from '@housebrand/theming';
import { features } from './features';

/** Never read as an agent's prefix. */
export const routeNames = firstSegments(features.flatMap(({ pages, redirects }) => [...pages, ...redirects]));

/** Takes an address of this portal apart. */
export function readAddress(pathname: string): PortalAddress {
  return readPortalAddress(pathname, routeNames);
}
