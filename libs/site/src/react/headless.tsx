import { setUpApi } from '@housebrand/shared/react';
import { useMemo } from 'react';
import { Queries, useConnection, type ConnectionProps } from './connection';
import { SiteMember } from './site-member';

export * from '@housebrand/affiliate/headless';
export * from '@housebrand/auth/headless';
export * from '@housebrand/content/headless';
export * from '@housebrand/games/headless';
export * from '@housebrand/protection/headless';
export * from '@housebrand/quests/headless';
export * from '@housebrand/tiers/headless';
export * from '@housebrand/tournaments/headless';
export * from '@housebrand/wallet/headless';
export { ApiError, type Action, type Reading, type TokenStore } from '@housebrand/shared/react';
export { memoryTokens } from './connection';

/** What the provider of the hooks is told. */
export interface HousebrandProviderProps extends ConnectionProps {
  /** The agent's, `MTO`. */
  prefix: string;
  /** What the API writes in, `th` or `en`. */
  language?: string | undefined;
  /** A call found that the session is over; `useSession` says guest already. */
  onSessionEnd?: (() => void) | undefined;
}

/** Everything that the hooks need: no words, no look, no router. Take it from `/react` for finished components. */
export function HousebrandProvider({ prefix, language = 'th', ...props }: HousebrandProviderProps) {
  useConnection({ prefix, ...props });
  useMemo(() => setUpApi({ language: () => language }), [language]);
  return (
    <Queries queryClient={props.queryClient}>
      <SiteMember prefix={prefix} language={language} onSessionEnd={props.onSessionEnd}>
        {props.children}
      </SiteMember>
    </Queries>
  );
}
