import type { MenuKey } from '@housebrand/shared';
import {
  AppBar,
  FailureScreen,
  LinkButton,
  ProgressTrack,
  Scene,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import type { TierConfig } from '../../core';
import { useTierConfigs } from '../api/get-tier-configs';
import { useClosedMenu } from '../closed-menu';
import type { TierMeter } from '../member-progress';
import { useTierMessages } from '../messages';
import classes from './menu-closed.module.css';

/**
 * Replaces a page that the member's tier does not open: names the tier that opens it, shows how far away it is,
 * and links to the member's tier.
 */
export default function MenuClosedScreen({ menu }: { menu: MenuKey }) {
  const t = useTierMessages();
  return (
    <>
      <AppBar title={t(`menu.${menu}`)} />
      <main>
        <Content menu={menu} />
      </main>
    </>
  );
}

function Content({ menu }: { menu: MenuKey }) {
  const { prefix } = usePortal();
  const { data, error, refetch } = useTierConfigs(prefix);
  if (error) return <FailureScreen error={error} onRetry={() => void refetch()} isWhole />;
  return data ? <Closed menu={menu} ladder={data} /> : <Waiting />;
}

function Closed({ menu, ladder }: { menu: MenuKey; ladder: readonly TierConfig[] }) {
  const t = useTierMessages();
  const path = usePath();
  const { message, meter } = useClosedMenu(ladder)(menu);
  return (
    <StateScreen
      kind="empty"
      art={<LockedMedal />}
      isWhole
      title={message}
      text={meter && t('menuClosedText')}
      action={
        <>
          {meter && <Meter meter={meter} />}
          <LinkButton to={path('user-info/tier-detail')}>{t('myTier')}</LinkButton>
        </>
      }
      secondary={
        <LinkButton variant="plain" to={path()}>
          {t('goHome')}
        </LinkButton>
      }
    />
  );
}

/** Progress towards the tier that opens the menu. */
function Meter({ meter: { share, label } }: { meter: TierMeter }) {
  return (
    <div className={classes.meter}>
      <ProgressTrack value={share} label={label} />
      <span>{label}</span>
    </div>
  );
}

/** Placeholders at the positions of drawing, title, text and button. */
function Waiting() {
  return (
    <SkeletonScreen className={classes.waiting}>
      <Skeleton width={134} height={134} isCircle />
      <Skeleton width={232} height={26} style={{ marginTop: 26 }} />
      <Skeleton width={264} />
      <Skeleton width={200} height={48} radius={24} style={{ marginTop: 14 }} />
    </SkeletonScreen>
  );
}

function LockedMedal() {
  return (
    <Scene>
      <path d="M-30-62h20l16 40h-24zM30-62h-20l-16 40h24z" fill="var(--primary)" />
      <circle cy="12" r="42" fill="var(--gold-fill)" />
      <circle cy="12" r="32" fill="none" stroke="var(--s1)" strokeWidth="2.5" strokeDasharray="4 5" />
      <rect x="-14" y="6" width="28" height="22" rx="5" fill="var(--s1)" />
      <path d="M-8 6v-6a8 8 0 0 1 16 0v6" fill="none" stroke="var(--s1)" strokeWidth="5" />
    </Scene>
  );
}
