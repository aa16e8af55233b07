import {
  AppBar,
  Button,
  Link,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  useLanguage,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import type { Promotion } from '../../core';
import { usePromotions } from '../api/get-promotions';
import { PromotionPicture } from '../components/promotion-picture';
import { lastDay } from '../promotion-period';
import { useContentMessages } from '../messages';
import classes from './promotions.module.css';

/** `promotion`: the agent's current offers. */
export default function PromotionsScreen() {
  const t = useContentMessages();
  return (
    <>
      <AppBar title={t('promotions')} />
      <main className={classes.main}>
        <Content />
      </main>
    </>
  );
}

function Content() {
  const t = useContentMessages();
  const path = usePath();
  const { member } = usePortal();
  const promotions = usePromotions(member);
  const none = (
    <StateScreen
      kind="empty"
      title={t('noPromotions')}
      text={t('noPromotionsText')}
      action={<LinkButton to={path()}>{t('goHome')}</LinkButton>}
      secondary={
        <Button variant="plain" onClick={() => void promotions.refetch()}>
          {t('lookAgain')}
        </Button>
      }
      isWhole
    />
  );
  return (
    <QueryScreen query={promotions} skeleton={<PromotionsSkeleton />} empty={none} isWhole>
      {(data) => (
        <ul className={classes.list}>
          {data.map((promotion, index) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </QueryScreen>
  );
}

function PromotionCard({ promotion, isFirst }: { promotion: Promotion; isFirst: boolean }) {
  const t = useContentMessages();
  const language = useLanguage();
  const path = usePath();
  const { timeZone } = usePortal();
  const { id, title, summary, endsAt, imgUrl } = promotion;
  return (
    <Link className={classes.card} to={path(`promotion/${encodeURIComponent(id)}`)}>
      <PromotionPicture address={imgUrl} isFirst={isFirst} />
      <span className={classes.text}>
        <b className={classes.title}>{title}</b>
        <span className={classes.summary}>{summary}</span>
        <span className={classes.until}>
          {endsAt ? t('until', { date: lastDay(endsAt, language, timeZone) }) : t('openEnded')}
        </span>
      </span>
    </Link>
  );
}

function PromotionsSkeleton() {
  return (
    <SkeletonScreen className={classes.list}>
      {[0, 1].map((card) => (
        <span key={card} className={classes.card}>
          <Skeleton height="auto" radius={0} style={{ aspectRatio: '16 / 9' }} />
          <span className={classes.text}>
            <Skeleton width="80%" height={22} />
            <Skeleton width="60%" />
          </span>
        </span>
      ))}
    </SkeletonScreen>
  );
}
