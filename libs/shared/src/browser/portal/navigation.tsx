import { useCallback, type ComponentPropsWithoutRef } from 'react';
import { Link as RouterLink, useNavigate as useRouterNavigate, type NavigateOptions } from 'react-router';

/** Stands for the address of a page that the site doesn't have. */
export const NOWHERE = '#nowhere';

/** Whether an address stands for a page that the site doesn't have: components render no link to it. */
export function leadsNowhere(address: string | undefined): boolean {
  return address?.startsWith(NOWHERE) ?? false;
}

/** An address of the site, and all props of an HTML link. */
export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** An address from `usePath`. */
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** A link within the site; renders only its content when the site has no such page. */
export function Link({ to, replace = false, state, ...rest }: LinkProps) {
  if (leadsNowhere(to)) return <span className={rest.className}>{rest.children}</span>;
  return <RouterLink to={to} replace={replace} state={state} {...rest} />;
}

/** Goes to an address from `usePath`, or a number of pages forward or back. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void | Promise<void>;

/** Returns a function that navigates within the site; it does nothing for pages that the site lacks. */
export function useNavigate(): Navigate {
  const navigate = useRouterNavigate();
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') return navigate(to);
      return leadsNowhere(to) ? undefined : navigate(to, options);
    },
    [navigate],
  );
}
