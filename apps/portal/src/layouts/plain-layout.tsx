import { LinkButton, usePath, WayOutProvider, type WayOut } from '@housebrand/shared/react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useAgentIfAny } from '../agent/agent-context';
import { usePortalMessages } from '../messages';
import { BottomTabs } from './bottom-tabs';
import { Column } from './column';

/** The layout without navigation: the full height for one task. A page that fails gets the tabs and a link home. */
export function PlainLayout({ children }: { children: ReactNode }) {
  const [failures, setFailures] = useState(0);
  // without an agent there is no site to lead to
  const hasSite = useAgentIfAny() !== null;
  const wayOut = useMemo<WayOut>(
    () => ({
      show: () => {
        setFailures((count) => count + 1);
        return () => setFailures((count) => count - 1);
      },
      home: <HomeLink />,
    }),
    [],
  );
  const hasFailed = failures > 0;
  return (
    <WayOutProvider value={hasSite ? wayOut : null}>
      <Column hasTabs={hasFailed}>{children}</Column>
      {hasFailed && <BottomTabs />}
    </WayOutProvider>
  );
}

function HomeLink() {
  const path = usePath();
  return (
    <LinkButton variant="plain" to={path()}>
      {usePortalMessages()('toHome')}
    </LinkButton>
  );
}
