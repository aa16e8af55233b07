import { languageOf, type Language } from '@housebrand/shared';
import { createQueryClient, setUpApi, type TokenStore } from '@housebrand/shared/headless';
import { QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

export interface ConnectionProps {
  /** The API's origin, `https://api.example`; the page's own if omitted or empty. */
  baseUrl?: string | undefined;
  /**
   * For a site on another host than the API: where to store the session's token, `memoryTokens()` or a store of
   * yours. If omitted, the session is a cookie of this page's origin.
   */
  tokens?: TokenStore | undefined;
  /** The site's own client, if it has one; it may also be provided around this component. */
  queryClient?: QueryClient | undefined;
  children: ReactNode;
}

/** Keeps a session's token in memory: nothing is stored on the device, and a reload logs out. */
export function memoryTokens(): TokenStore {
  let token: string | null = null;
  return {
    read: () => token,
    write(next) {
      token = next;
    },
  };
}

/** The language of the host page, `<html lang>`; Thai on a server. Pass `language` where a server renders the page. */
export function hostLanguage(): Language {
  return languageOf(globalThis.document?.documentElement.lang);
}

type Place = Pick<ConnectionProps, 'baseUrl' | 'tokens'> & { prefix: string };

/** Configures the API connection during rendering: components inside send requests before an effect here would run. */
export function useConnection({ prefix, baseUrl, tokens }: Place): void {
  useOwnPage(prefix);
  useMemo(() => {
    if (baseUrl !== undefined) setUpApi({ baseUrl: baseUrl.replace(/\/$/, '') });
    if (tokens) setUpApi({ tokens });
  }, [baseUrl, tokens]);
}

/** The agents of the providers on this page. With more than one, each would make calls in the name of the other. */
const onPage = new Map<object, string>();

/**
 * Reserves the page for one agent, since it has only one session. @throws Error while another agent's provider is on
 * it
 */
function useOwnPage(prefix: string): void {
  const [stand] = useState(() => ({}));
  useLayoutEffect(() => {
    const other = [...onPage.values()].find((one) => one !== prefix);
    if (other)
      throw new Error(
        `One page, one agent: this page has a HousebrandProvider for ${other} and cannot have one for ${prefix}. ` +
          'Put one of them in a frame: <iframe src="…">.',
      );
    onPage.set(stand, prefix);
    return () => void onPage.delete(stand);
  }, [stand, prefix]);
}

/** Caches API data in the site's own query client, or in one of ours. */
export function Queries({ queryClient, children }: Pick<ConnectionProps, 'queryClient' | 'children'>) {
  const around = useContext(QueryClientContext);
  const [own] = useState(() => queryClient ?? around ?? createQueryClient());
  return own === around ? children : <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}
