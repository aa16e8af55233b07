import {
  AppBar,
  Card,
  FailureScreen,
  IconButton,
  LinkButton,
  SectionHeader,
  Sheet,
  StateScreen,
  useMinimumDisplayDelay,
  usePageTitle,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useMemberTier } from '../api/member-tier';
import { useTierConfigs } from '../api/tier-configs';
import { ProgressRing } from '../components/progress-ring';
import { percentText, TierBars } from '../components/tier-bars';
import { TierDetailSkeleton } from '../components/tier-detail-skeleton';
import { TierLadder } from '../components/tier-ladder';
import { TierMedal } from '../components/tier-medal';
import { TierMenus } from '../components/tier-menus';
import type { MemberTier, TierConfig, TierProgress } from '../../core/contracts';
import { allowedMenus } from '../../core/menu-access';
import { progressOf } from '../member-progress';
import { useTierName } from '../tier-name';
import { useTierWords } from '../words';
import styles from './tier-detail.module.css';

/** `user-info/tier-detail`: where I am, what is missing, the whole ladder, and what my tier opens. */
export default function TierDetailScreen() {
  const words = useTierWords();
  const [isExplained, setExplained] = useState(false);
  usePageTitle(words('title'));
  return (
    <>
      <AppBar
        title={words('title')}
        actions={
          <IconButton label={words('howTitle')} onClick={() => setExplained(true)}>
            <IconInfoCircle size={23} aria-hidden />
          </IconButton>
        }
      />
      <main className={styles.main}>
        <Content />
      </main>
      <Sheet isOpen={isExplained} onClose={() => setExplained(false)} title={words('howTitle')}>
        <p>{words('howText')}</p>
      </Sheet>
    </>
  );
}

function Content() {
  const words = useTierWords();
  const { prefix, username } = usePortal();
  const path = usePath();
  const tier = useMemberTier(prefix, username);
  const ladder = useTierConfigs(prefix);
  const isPending = useMinimumDisplayDelay(tier.isLoading || ladder.isLoading);
  const progress = progressOf(ladder.data, tier.data);
  const error = tier.error ?? ladder.error;
  if (isPending) return <TierDetailSkeleton />;
  if (tier.data && ladder.data && progress) {
    return <Detail tier={tier.data} ladder={ladder.data} progress={progress} />;
  }
  if (error) {
    const retry = () => void Promise.all([tier.refetch(), ladder.refetch()]);
    return <FailureScreen error={error} onRetry={retry} isWhole />;
  }
  return (
    <StateScreen
      kind="empty"
      title={words('emptyTitle')}
      text={words('emptyText')}
      action={<LinkButton to={path()}>{words('goHome')}</LinkButton>}
      isWhole
    />
  );
}

interface DetailProps {
  tier: MemberTier;
  ladder: readonly TierConfig[];
  progress: TierProgress;
}

function Detail({ tier, ladder, progress }: DetailProps) {
  const words = useTierWords();
  const nameOf = useTierName();
  const { current, next, overall } = progress;
  const nextName = next ? nameOf(next.tierName) : '';
  return (
    <>
      <div className={styles.hero}>
        <ProgressRing value={overall} label={next ? words('overall', { name: nextName }) : words('atTop')}>
          <TierMedal url={current.logoUrl} size={96} />
        </ProgressRing>
        <p className={styles.name}>{words('tierNamed', { name: nameOf(current.tierName) })}</p>
        {next ? (
          <p className={styles.progress}>
            <b>{words('done', { percent: percentText(overall) })}</b> {words('until', { name: nextName })}
          </p>
        ) : (
          <p className={styles.progress}>
            <b>{words('atTop')}</b>
            <br />
            {words('atTopText')}
          </p>
        )}
      </div>
      {next && (
        <Card className={styles.bars ?? ''}>
          <TierBars tier={tier} progress={progress} />
        </Card>
      )}
      <SectionHeader id="tier-ladder" title={words('ladder')} />
      <TierLadder ladder={ladder} currentLevel={current.tierLevel} overall={overall} labelledBy="tier-ladder" />
      <SectionHeader id="tier-menus" title={words('menus')} />
      <TierMenus menus={allowedMenus(tier)} labelledBy="tier-menus" />
    </>
  );
}
