import { LiveChat } from '@housebrand/content/react';
import { useLanguage } from '@housebrand/shared/react';
import { chatFrameAddress } from '@housebrand/theming';
import { initClient, readBootstrap } from '@housebrand/theming/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useAgent } from '../agent/agent-context';
import { InstallCard } from '../install/install-card';
import classes from './promo-slot.module.css';

/** Offers beside a screen with tabs, above them: the live chat in the app, elsewhere the installation. */
export default function PromoSlot(): ReactNode {
  const { prefix } = useAgent().config.agent;
  const language = useLanguage();
  const [visit, setVisit] = useState<{ isInApp: boolean; hasLiveChat: boolean } | null>(null);
  useEffect(() => {
    const { isMobileApp: isInApp } = initClient('', null);
    setVisit({ isInApp, hasLiveChat: readBootstrap()?.hasLiveChat === true });
  }, []);
  if (!visit) return null;
  const { isInApp, hasLiveChat } = visit;
  return (
    <div className={classes.promoSlot}>
      {isInApp && hasLiveChat && <LiveChat frame={chatFrameAddress(prefix, language)} />}
      <InstallCard isInApp={isInApp} />
    </div>
  );
}
