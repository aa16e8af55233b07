import { IconUsersGroup } from '@tabler/icons-react';
import { formatNumber } from '@housebrand/shared';
import { Card, LinkButton, usePath, usePortal } from '@housebrand/shared/react';
import { useAffiliateSummary } from '../api/get-summary';
import { useAffiliateMessages } from '../messages';
import { CopyButton, ShareButton } from './share-link';
import { shortened } from './shortened';
import classes from './invite-card.module.css';

/** The member's referral link to share or copy, with income and downlines. Renders nothing until the summary is loaded. */
export function InviteCard() {
  const t = useAffiliateMessages();
  const { member } = usePortal();
  const path = usePath();
  const { data: summary } = useAffiliateSummary(member);
  if (!summary) return null;
  return (
    <Card className={classes.card}>
      <h2 className={classes.title}>
        <IconUsersGroup size={22} aria-hidden />
        <span>{t('invite')}</span>
      </h2>
      <dl className={classes.figures}>
        <Figure label={t('totalIncome')} value={formatNumber(summary.totalIncome)} />
        <Figure label={t('remainingIncome')} value={formatNumber(summary.remainingIncome)} />
        <Figure label={t('downline')} value={t('members', { count: summary.totalDownLine })} />
      </dl>
      <p className={classes.link} title={summary.link}>
        {shortened(summary.link)}
      </p>
      <div className={classes.actions}>
        <ShareButton link={summary.link} />
        <CopyButton link={summary.link} />
        <LinkButton variant="ghost" size="sm" to={path('referral')}>
          {t('open')}
        </LinkButton>
      </div>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
