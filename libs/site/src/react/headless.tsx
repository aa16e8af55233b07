import { setUpApi } from '@housebrand/shared/headless';
import { useMemo } from 'react';
import { hostLanguage, Queries, useConnection, type ConnectionProps } from './connection';
import { type EndedSession, SiteMember } from './site-member';

export * from '@housebrand/affiliate/headless';
export { useLogin, useLogout, useSession, type Credentials, type Session } from '@housebrand/auth/headless';
export * from '@housebrand/content/headless';
export * from '@housebrand/games/headless';
export * from '@housebrand/notifications/headless';
export * from '@housebrand/protection/headless';
export * from '@housebrand/quests/headless';
export * from '@housebrand/support/headless';
export * from '@housebrand/tiers/headless';
export * from '@housebrand/tournaments/headless';
export * from '@housebrand/wallet/headless';
export { ApiError, type Action, type Reading, type TokenStore } from '@housebrand/shared/headless';
export { memoryTokens } from './connection';

/** Props of the provider for headless hooks. */
export interface HousebrandProviderProps extends ConnectionProps {
  /** The agent's prefix, such as `MTO`. */
  prefix: string;
  /** The language of API replies, `th` or `en`; by default that of the host page, `<html lang>`. */
  language?: string | undefined;
  /** Called when a call finds that the session is over; `useSession` already returns a guest. */
  onSessionEnd?: ((end: EndedSession) => void) | undefined;
}

/**
 * Provides all that the hooks need, without messages, look or router. For finished components import it from
 * `/react`.
 */
export function HousebrandProvider({ prefix, language = hostLanguage(), ...props }: HousebrandProviderProps) {
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
