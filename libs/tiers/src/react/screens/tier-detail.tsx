import { formatWholePercent } from '@housebrand/shared';
import {
  AppBar,
  Card,
  IconButton,
  LinkButton,
  SectionHeader,
  Sheet,
  StateScreen,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTierConfigs } from '../api/get-tier-configs';
import { ProgressRing } from '../components/progress-ring';
import { TierBars } from '../components/tier-bars';
import { TierDetailSkeleton } from '../components/tier-detail-skeleton';
import { TierLadder } from '../components/tier-ladder';
import { TierMedal } from '../components/tier-medal';
import { TierMenus } from '../components/tier-menus';
import { offeredMenus, type MemberTier, type TierConfig, type TierProgress } from '../../core';
import { progressOf } from '../progress-of';
import { useTierName } from '../tier-name';
import { useTierMessages } from '../messages';
import classes from './tier-detail.module.css';

/** Menus that every tier has are not listed as benefits. */
const COMMON_MENUS: ReadonlySet<string> = new Set(['deposit', 'withdraw', 'game']);

/** `user-info/tier-detail`: the member's tier, the missing amounts, the ladder, and the tier's menus. */
export default function TierDetailScreen() {
  const t = useTierMessages();
  const [isExplained, setExplained] = useState(false);
  return (
    <>
      <AppBar
        title={t('title')}
        actions={
          <IconButton label={t('howTitle')} onClick={() => setExplained(true)}>
            <IconInfoCircle size={23} aria-hidden />
          </IconButton>
        }
      />
      <main className={classes.main}>
        <Content />
      </main>
      <Sheet isOpen={isExplained} onClose={() => setExplained(false)} title={t('howTitle')}>
        <p>{t('howText')}</p>
      </Sheet>
    </>
  );
}

function Content() {
  const t = useTierMessages();
  const { prefix, member, refreshMember } = usePortal();
  const path = usePath();
  const ladder = useTierConfigs(prefix);
  const progress = progressOf(ladder.data, member?.tier);
  useEffect(refreshMember, [refreshMember]);
  const query = {
    data: member && ladder.data && progress ? { tier: member.tier, ladder: ladder.data, progress } : undefined,
    isPending: member === null || ladder.isLoading,
    error: ladder.error,
    refetch: ladder.refetch,
  };
  const none = (
    <StateScreen
      kind="empty"
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={<LinkButton to={path()}>{t('goHome')}</LinkButton>}
      isWhole
    />
  );
  return (
    <QueryScreen query={query} skeleton={<TierDetailSkeleton />} empty={none} isWhole>
      {(detail) => <Detail {...detail} />}
    </QueryScreen>
  );
}

interface DetailProps {
  tier: MemberTier;
  ladder: readonly TierConfig[];
  progress: TierProgress;
}

function Detail({ tier, ladder, progress }: DetailProps) {
  const t = useTierMessages();
  const nameOf = useTierName();
  const { current, next, overall } = progress;
  const nextName = next ? nameOf(next.tierName) : '';
  const offered = offeredMenus(tier);
  const own = offered.filter((menu) => !COMMON_MENUS.has(menu));
  const coming = next ? offeredMenus(next).filter((menu) => !offered.includes(menu)) : [];
  return (
    <>
      <div className={classes.hero}>
        <ProgressRing value={overall} label={next ? t('overall', { name: nextName }) : t('atTop')}>
          <TierMedal url={current.logoUrl} size={96} />
        </ProgressRing>
        <p className={classes.name}>{t('tierNamed', { name: nameOf(current.tierName) })}</p>
        {next ? (
          <p className={classes.progress}>
            <b>{t('done', { percent: formatWholePercent(overall) })}</b> <span>{t('until', { name: nextName })}</span>
          </p>
        ) : (
          <p className={classes.progress}>
            <b>{t('atTop')}</b>
            <br />
            <span>{t('atTopText')}</span>
          </p>
        )}
      </div>
      {next && (
        <Card className={classes.bars ?? ''}>
          <TierBars tier={tier} progress={progress} />
        </Card>
      )}
      <SectionHeader id="tier-ladder" title={t('ladder')} />
      <TierLadder ladder={ladder} currentLevel={current.tierLevel} overall={overall} labelledBy="tier-ladder" />
      <SectionHeader id="tier-menus" title={t('menus', { name: nameOf(current.tierName) })} />
      <TierMenus menus={own} labelledBy="tier-menus" />
      {coming.length > 0 && (
        <>
          <SectionHeader id="next-menus" title={t('nextMenus', { name: nextName })} />
          <TierMenus menus={coming} labelledBy="next-menus" isClosed />
        </>
      )}
    </>
  );
}
