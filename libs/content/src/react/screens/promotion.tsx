import { formatNumber, formatReadableDate, formatSatang } from '@housebrand/shared';
import {
  AppBar,
  ApiError,
  Card,
  FailureScreen,
  IconButton,
  IfOffered,
  LinkButton,
  Pill,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  useCanShare,
  useLanguage,
  useMenus,
  usePageTitle,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import { IconShare2 } from '@tabler/icons-react';
import { useParams } from 'react-router';
import type { PromotionDetail } from '../../core';
import { usePromotion } from '../api/get-promotion';
import { PromotionPicture } from '../components/promotion-picture';
import { lastDay } from '../promotion-period';
import { useContentMessages } from '../messages';
import classes from './promotion.module.css';

/** `promotion/{id}`: benefits and conditions before the text. */
export default function PromotionScreen() {
  const t = useContentMessages();
  const path = usePath();
  return (
    <>
      <AppBar title={t('promotion')} parent={path('promotion')} actions={<ShareButton />} />
      <main className={classes.main}>
        <Content id={useParams()['id'] ?? ''} />
      </main>
    </>
  );
}

/** Hands the page's address to another app; a guest who opens it logs in first and then sees the promotion. */
function ShareButton() {
  const t = useContentMessages();
  if (!useCanShare()) return null;
  // the promise rejects if the member closes the share sheet, which is not an error
  const share = () =>
    void navigator.share({ title: document.title, url: location.origin + location.pathname }).catch(() => undefined);
  return (
    <IconButton label={t('sharePromotion')} onClick={share}>
      <IconShare2 size={24} aria-hidden />
    </IconButton>
  );
}

function Content({ id }: { id: string }) {
  const { member } = usePortal();
  return (
    <QueryScreen query={usePromotion(member, id)} skeleton={<PromotionSkeleton />} failure={Failed}>
      {(promotion) => <Detail promotion={promotion} />}
    </QueryScreen>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // There is no such promotion: a retry would not help.
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  return <FailureScreen error={error} onRetry={onRetry} isWhole />;
}

function Missing() {
  const t = useContentMessages();
  const path = usePath();
  usePageTitle(t('promotionMissing'));
  return (
    <StateScreen
      kind="notFound"
      title={t('promotionMissing')}
      text={t('promotionMissingText')}
      reference="404"
      action={<LinkButton to={path('promotion')}>{t('allPromotions')}</LinkButton>}
      isWhole
    />
  );
}

function Detail({ promotion }: { promotion: PromotionDetail }) {
  const t = useContentMessages();
  const { title, summary, text, imgUrl, isDeposit, isOver } = promotion;
  usePageTitle(title);
  return (
    <article className={classes.article}>
      <PromotionPicture address={imgUrl} isFirst />
      <div className={classes.content}>
        {isOver && <Pill>{t('promotionEnded')}</Pill>}
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.summary}>{summary}</p>
        <Conditions promotion={promotion} />
        <p className={classes.text}>{text}</p>
      </div>
      {isDeposit && !isOver && <DepositAction />}
    </article>
  );
}

function Conditions({ promotion }: { promotion: PromotionDetail }) {
  const t = useContentMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const { isDeposit, minDepositSatang, bonusPercentage, maxBonusSatang, turnoverMultiplier } = promotion;
  const from = formatReadableDate(new Date(promotion.startsAt), language, timeZone);
  const until = promotion.endsAt ? lastDay(promotion.endsAt, language, timeZone) : t('openEnded');
  const baht = (satang: number): string => formatSatang(BigInt(satang));
  return (
    <Card isPadded={false}>
      <dl className={classes.conditions}>
        {isDeposit && (
          <>
            <Row label={t('minimum')} value={t('baht', { amount: baht(minDepositSatang) })} />
            <Row
              label={t('bonus')}
              value={t('bonusUpTo', {
                percent: formatNumber(bonusPercentage).replace(/\.00$/, ''),
                amount: baht(maxBonusSatang),
              })}
            />
            <Row label={t('turnover')} value={t('times', { count: turnoverMultiplier })} />
          </>
        )}
        <Row label={t('period')} value={t('fromUntil', { from, until })} />
      </dl>
    </Card>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Renders only where there is a deposit page. */
function DepositAction() {
  const t = useContentMessages();
  const path = usePath();
  const deposit = useMenus().pathOf('deposit');
  if (deposit === null) return null;
  return (
    <IfOffered menu="deposit">
      <div className={classes.action}>
        <LinkButton to={path(deposit)} isFullWidth>
          {t('deposit')}
        </LinkButton>
      </div>
    </IfOffered>
  );
}

function PromotionSkeleton() {
  return (
    <SkeletonScreen className={classes.article}>
      <Skeleton height="auto" radius={0} style={{ aspectRatio: '16 / 9' }} />
      <div className={classes.content}>
        <Skeleton width="85%" height={26} />
        <Skeleton width="60%" />
        <Skeleton height={160} radius="var(--radius-card)" />
      </div>
    </SkeletonScreen>
  );
}
