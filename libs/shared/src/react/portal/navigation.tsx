import { useCallback, type ComponentPropsWithoutRef } from 'react';
import { Link as RouterLink, useNavigate as useRouterNavigate, type NavigateOptions } from 'react-router';

/** The address of a page that the site does not have. */
export const NOWHERE = '#nowhere';

/** Whether an address is that of a page which the site does not have: what leads there is not shown as a link. */
export function leadsNowhere(address: string | undefined): boolean {
  return address?.startsWith(NOWHERE) ?? false;
}

/** An address of the site, with everything that an HTML link takes. */
export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** An address from `usePath`. */
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** A link inside the site; only its content where the site has no such page. */
export function Link({ to, replace = false, state, ...rest }: LinkProps) {
  if (leadsNowhere(to)) return <span className={rest.className}>{rest.children}</span>;
  return <RouterLink to={to} replace={replace} state={state} {...rest} />;
}

/** Goes to an address from `usePath`, or so many pages on or back. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void | Promise<void>;

/** Leads on inside the site; does nothing where the site has no such page. */
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
