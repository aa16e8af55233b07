import { createQueryClient, setUpApi, type TokenStore } from '@housebrand/shared/react';
import { QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

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

type Place = Pick<ConnectionProps, 'baseUrl' | 'tokens'> & { prefix: string };

/** Says where the API is. While drawing, since what is inside asks before an effect out here would be heard. */
export function useConnection({ prefix, baseUrl, tokens }: Place): void {
  useOwnPage(prefix);
  useMemo(() => {
    if (baseUrl !== undefined) setUpApi({ baseUrl: baseUrl.replace(/\/$/, '') });
    if (tokens) setUpApi({ tokens });
  }, [baseUrl, tokens]);
}

/** The agents whose members a provider on this page stands for: more than one, and the calls of each would go out for the other. */
const onPage = new Map<object, string>();

/** Takes the page for an agent, which there is one session of. @throws Error while another agent's provider stands on it */
function useOwnPage(prefix: string): void {
  const [stand] = useState(() => ({}));
  useLayoutEffect(() => {
    const other = [...onPage.values()].find((one) => one !== prefix);
    if (other)
      throw new Error(
        `One page, one agent: a HousebrandProvider of ${other} stands here, and another of ${prefix} cannot. ` +
          'Put one of them in a frame: <iframe src="…">.',
      );
    onPage.set(stand, prefix);
    return () => void onPage.delete(stand);
  }, [stand, prefix]);
}

/** What is read from the API is kept by the site's own client, or by one of ours. */
export function Queries({ queryClient, children }: Pick<ConnectionProps, 'queryClient' | 'children'>) {
  const around = useContext(QueryClientContext);
  const [own] = useState(() => queryClient ?? around ?? createQueryClient());
  return own === around ? children : <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}
