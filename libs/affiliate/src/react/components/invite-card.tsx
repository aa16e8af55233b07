import { IconCopy, IconShare2, IconUsersGroup } from '@tabler/icons-react';
import { formatNumber } from '@housebrand/shared';
import { Button, Card, toast, usePortal } from '@housebrand/shared/react';
import { useAffiliateSummary } from '../api/get-summary';
import { useAffiliateWords } from '../words';
import classes from './invite-card.module.css';

/** The member's referral link to share or copy, with what it has brought. Nothing until it is known. */
export function InviteCard() {
  const words = useAffiliateWords();
  const { prefix, username, name } = usePortal();
  const { data: summary } = useAffiliateSummary(prefix, username);
  if (!summary) return null;
  const canShare = typeof navigator.share === 'function';
  // a member who closes the share sheet has changed their mind: nothing to tell
  const share = () => void navigator.share({ title: name, url: summary.link }).catch(() => undefined);
  return (
    <Card className={classes.card}>
      <h2 className={classes.title}>
        <IconUsersGroup size={22} aria-hidden />
        {words('invite')}
      </h2>
      <dl className={classes.figures}>
        <Figure label={words('totalIncome')} value={formatNumber(summary.totalIncome)} />
        <Figure label={words('remainingIncome')} value={formatNumber(summary.remainingIncome)} />
        <Figure label={words('downline')} value={words('members', { count: summary.totalDownLine })} />
      </dl>
      <p className={classes.link}>{summary.link.replace(/^https?:\/\//, '')}</p>
      <div className={classes.actions}>
        {canShare && (
          <Button variant="ghost" size="sm" icon={<IconShare2 size={18} aria-hidden />} onClick={share}>
            {words('share')}
          </Button>
        )}
        <CopyButton link={summary.link} />
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

function CopyButton({ link }: { link: string }) {
  const words = useAffiliateWords();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.show(words('copied'), 'success');
    } catch {
      toast.show(words('copyFailed'), 'error');
    }
  };
  return (
    <Button variant="ghost" size="sm" icon={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
      {words('copy')}
    </Button>
  );
}
