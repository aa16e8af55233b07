import { formatNumber, satangFromBaht } from '@housebrand/shared';
import {
  AppBar,
  Card,
  CreditNumber,
  FailureScreen,
  LinkButton,
  QrCode,
  SectionHeader,
  Skeleton,
  SkeletonScreen,
  useMinimumDisplayDelay,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import { IconUsersGroup } from '@tabler/icons-react';
import type { AffiliateSummary } from '../../core';
import { useAffiliateLink } from '../api/get-link';
import { useDownlines } from '../api/get-downlines';
import { useAffiliateSummary } from '../api/get-summary';
import { LevelsBar } from '../components/levels-bar';
import { MemberRow } from '../components/member-row';
import { MonthBars } from '../components/month-bars';
import { ShareCard } from '../components/share-card';
import { CopyButton, ShareButton } from '../components/share-link';
import { shortened } from '../components/shortened';
import { useAffiliateMessages } from '../messages';
import classes from './referral.module.css';

const QR_SIZE = 132;
/** Latest downlines shown. */
const SHOWN_MEMBERS = 3;

/** `referral`: the member's link, income and downlines. */
export default function ReferralScreen() {
  const t = useAffiliateMessages();
  const { member } = usePortal();
  const summary = useAffiliateSummary(member);
  const isPending = useMinimumDisplayDelay(summary.data === undefined && summary.error === null);
  return (
    <>
      <AppBar title={t('invite')} />
      <main className={classes.main}>
        {isPending ? (
          <SkeletonScreen>
            <Skeleton height={164} radius="var(--radius-box)" />
          </SkeletonScreen>
        ) : summary.data ? (
          <Income summary={summary.data} />
        ) : (
          <FailureScreen error={summary.error} onRetry={() => void summary.refetch()} />
        )}
        {/* Loads separately, so that the link can be shared even if the summary fails. */}
        <LinkCard />
        {!isPending && summary.data && <Results summary={summary.data} />}
      </main>
    </>
  );
}

function Income({ summary }: { summary: AffiliateSummary }) {
  const t = useAffiliateMessages();
  const path = usePath();
  return (
    <section className={classes.income}>
      <h2 className={classes.caption}>{t('available')}</h2>
      <CreditNumber satang={satangFromBaht(summary.remainingIncome)} />
      {summary.remainingIncome < 0 && <p className={classes.caption}>{t('belowZero')}</p>}
      <div className={classes.foot}>
        <dl className={classes.sums}>
          <div>
            <dt className={classes.caption}>{t('totalIncome')}</dt>
            <dd>{formatNumber(summary.totalIncome)}</dd>
          </div>
          <div>
            <dt className={classes.caption}>{t('downline')}</dt>
            <dd>{t('members', { count: summary.totalDownLine })}</dd>
          </div>
        </dl>
        <LinkButton variant="credit" to={path('withdraw-income')}>
          {t('withdraw')}
        </LinkButton>
      </div>
    </section>
  );
}

/** Income and downlines, or the first steps for a member without downlines. */
function Results({ summary }: { summary: AffiliateSummary }) {
  const t = useAffiliateMessages();
  const path = usePath();
  if (summary.totalDownLine === 0) return <FirstSteps />;
  return (
    <>
      <MonthBars months={summary.months} />
      <LinkButton variant="ghost" isFullWidth to={path('referral/rewards')}>
        {t('seeIncome')}
      </LinkButton>
      <section className={classes.downline}>
        <SectionHeader
          title={t('downline')}
          icon={<IconUsersGroup size={22} aria-hidden />}
          to={path('referral/members')}
          linkLabel={t('seeMembers', { count: summary.totalDownLine })}
        />
        <Card className={classes.members} isPadded={false}>
          <LevelsBar levels={summary.levels} />
          <Latest />
        </Card>
      </section>
    </>
  );
}

function Latest() {
  const { member } = usePortal();
  const { entries, isPending } = useDownlines(member, {}, SHOWN_MEMBERS);
  const isWaiting = useMinimumDisplayDelay(isPending);
  if (isWaiting) return <Skeleton height={SHOWN_MEMBERS * 68} radius={0} />;
  return (
    <ul className={classes.latest}>
      {entries.slice(0, SHOWN_MEMBERS).map((one) => (
        <MemberRow key={`${one.username} ${one.joinedAt}`} member={one} />
      ))}
    </ul>
  );
}

function FirstSteps() {
  const t = useAffiliateMessages();
  return (
    <Card>
      <h2 className={classes.title}>{t('stepsTitle')}</h2>
      <ol className={classes.steps}>
        {(['step.share', 'step.join', 'step.earn'] as const).map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </Card>
  );
}

function LinkCard() {
  const { member } = usePortal();
  return (
    <QueryScreen
      query={useAffiliateLink(member)}
      skeleton={
        <SkeletonScreen>
          <Skeleton height={220} radius="var(--radius-box)" />
        </SkeletonScreen>
      }
    >
      {({ link }) => <Share link={link} />}
    </QueryScreen>
  );
}

function Share({ link }: { link: string }) {
  const t = useAffiliateMessages();
  const { minimumAge } = usePortal();
  return (
    <Card className={classes.linkCard}>
      <QrCode text={link} size={QR_SIZE} label={t('qrLabel')} />
      <div className={classes.share}>
        <div className={classes.link}>
          <h2 className={classes.caption}>{t('yourLink')}</h2>
          <p title={link}>{shortened(link)}</p>
        </div>
        <ShareButton link={link} isMain />
        <div className={classes.actions}>
          <CopyButton link={link} />
          <ShareCard link={link} />
        </div>
      </div>
      <p className={classes.note}>{t('adultsOnly', { age: minimumAge })}</p>
    </Card>
  );
}
