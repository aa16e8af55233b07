import { writePortalAddress } from '@housebrand/theming';
import { useLocation } from 'react-router';
import { CARRIED, readAddress } from '../features/addresses';

/** Returns the target of a redirect with the language and the referral code of the address that it leaves. */
export function carried(to: string, { pathname, search }: { pathname: string; search: string }): string {
  const [path = '', query = ''] = to.split('?', 2);
  const target = readAddress(path);
  const { language } = readAddress(pathname);
  const values = new URLSearchParams(query);
  const before = new URLSearchParams(search);
  for (const name of CARRIED) {
    const value = before.get(name);
    if (value !== null && !values.has(name)) values.set(name, value);
  }
  const address = target.prefix && target.language === null ? writePortalAddress({ ...target, language }) : path;
  return values.size > 0 ? `${address}?${values}` : address;
}

/** {@link carried} from the current address. */
export function useCarried(): (to: string) => string {
  const location = useLocation();
  return (to) => carried(to, location);
}
