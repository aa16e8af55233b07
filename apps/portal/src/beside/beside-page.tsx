import { LiveChat } from '@housebrand/content/react';
import { initClient, readBootstrap } from '@housebrand/theming/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useAgent } from '../agent/agent-context';
import { InstallCard } from '../install/install-card';
import classes from './beside-page.module.css';

/** What is offered beside a screen with tabs, above them: in the app the live chat, elsewhere the way to the home screen. */
export default function BesidePage(): ReactNode {
  const { name } = useAgent().config.agent;
  const [visit, setVisit] = useState<{ isInApp: boolean; loader: string | undefined } | null>(null);
  useEffect(() => {
    const { isMobileApp: isInApp } = initClient('');
    setVisit({ isInApp, loader: readBootstrap()?.liveChat });
  }, []);
  if (!visit) return null;
  const { isInApp, loader } = visit;
  return (
    <div className={classes.beside}>
      {isInApp && loader && <LiveChat loader={loader} site={name} />}
      <InstallCard isInApp={isInApp} />
    </div>
  );
}
