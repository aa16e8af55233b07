import { carryQuery } from '@housebrand/shared/react';
import { writePortalAddress } from '@housebrand/theming';
import { useLocation } from 'react-router';
import { readAddress } from '../features/addresses';

/** {@link carryQuery} for a target of any page, which keeps a language of the path, too. */
export function carried(to: string, { pathname, search }: { pathname: string; search: string }): string {
  const [path = '', query] = to.split('?', 2);
  const target = readAddress(path);
  const { language } = readAddress(pathname);
  const address = target.prefix && target.language === null ? writePortalAddress({ ...target, language }) : path;
  return carryQuery(query === undefined ? address : `${address}?${query}`, search);
}

/** {@link carried} from the current address. */
export function useCarried(): (to: string) => string {
  const location = useLocation();
  return (to) => carried(to, location);
}
