import { LiveChat } from '@housebrand/content/react';
import { initClient, readBootstrap } from '@housebrand/theming/react';
import type { ReactNode } from 'react';
import { useAgent } from '../agent/agent-context';
import { InstallCard } from '../install/install-card';
import classes from './beside-page.module.css';

const { isMobileApp } = initClient('', window.localStorage);
const loader = readBootstrap()?.liveChat;

/** What is offered beside a screen with tabs, above them: in the app the live chat, elsewhere the way to the home screen. */
export default function BesidePage(): ReactNode {
  const { name } = useAgent().config.agent;
  return (
    <div className={classes.beside}>
      {isMobileApp && loader && <LiveChat loader={loader} site={name} />}
      <InstallCard isInApp={isMobileApp} />
    </div>
  );
}
