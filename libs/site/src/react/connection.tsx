import { createQueryClient, setUpApi, type TokenStore } from '@housebrand/shared/react';
import { QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useContext, useMemo, useState, type ReactNode } from 'react';

export interface ConnectionProps {
  /** The API's origin, `https://api.example`; left out or empty: this page's own. */
  baseUrl?: string | undefined;
  /**
   * For a site on another host than the API: where the session's token is kept, `memoryTokens()` or a store of yours. Left out:
   * the session is a cookie of this page's origin.
   */
  tokens?: TokenStore | undefined;
  /** The site's own, when it has one; it may also stand around this component. */
  queryClient?: QueryClient | undefined;
  children: ReactNode;
}

/** Keeps a session's token as long as the page lives: nothing on the phone knows it, and a reload logs out. */
export function memoryTokens(): TokenStore {
  let token: string | null = null;
  return {
    read: () => token,
    write(next) {
      token = next;
    },
  };
}

/** Says where the API is. While drawing, since what is inside asks before an effect out here would be heard. */
export function useConnection({ baseUrl, tokens }: Pick<ConnectionProps, 'baseUrl' | 'tokens'>): void {
  useMemo(() => {
    if (baseUrl !== undefined) setUpApi({ baseUrl: baseUrl.replace(/\/$/, '') });
    if (tokens) setUpApi({ tokens });
  }, [baseUrl, tokens]);
}

/** What is read from the API is kept by the site's own client, or by one of ours. */
export function Queries({ queryClient, children }: Pick<ConnectionProps, 'queryClient' | 'children'>) {
  const around = useContext(QueryClientContext);
  const [own] = useState(() => queryClient ?? around ?? createQueryClient());
  return own === around ? children : <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}
