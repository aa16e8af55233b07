import { formatNumber } from '@housebrand/shared';
import {
  AppBar,
  Button,
  Card,
  FailureScreen,
  QrCode,
  Skeleton,
  SkeletonScreen,
  toast,
  useMinimumDisplayDelay,
  usePortal,
} from '@housebrand/shared/react';
import { IconDownload } from '@tabler/icons-react';
import type { AffiliateSummary } from '../../core';
import { useAffiliateLink } from '../api/get-link';
import { useAffiliateSummary } from '../api/get-summary';
import { CopyButton, ShareButton } from '../components/share-link';
import { useAffiliateWords } from '../words';
import classes from './referral.module.css';

const QR_SIZE = 208;
const SAVED_QR_WIDTH = 720;

/** `referral`: share the link, see what it has brought. */
export default function ReferralScreen() {
  const words = useAffiliateWords();
  return (
    <>
      <AppBar title={words('invite')} />
      <main className={classes.main}>
        <Figures />
        <LinkCard />
      </main>
    </>
  );
}

/** A block of its own: the link can be shared while the figures are away. */
function Figures() {
  const { member } = usePortal();
  const { data, error, refetch } = useAffiliateSummary(member);
  const isPending = useMinimumDisplayDelay(data === undefined && error === null);
  if (isPending) {
    return (
      <SkeletonScreen>
        <Skeleton height={132} radius="var(--radius-box)" />
      </SkeletonScreen>
    );
  }
  if (!data) return <FailureScreen error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Income summary={data} />
      {data.totalDownLine === 0 && <FirstSteps />}
    </>
  );
}

function Income({ summary }: { summary: AffiliateSummary }) {
  const words = useAffiliateWords();
  return (
    <section className={classes.income}>
      <p className={classes.caption}>{words('available')}</p>
      <p className={classes.figure}>฿{formatNumber(summary.remainingIncome)}</p>
      <dl className={classes.sums}>
        <div>
          <dt className={classes.caption}>{words('totalIncome')}</dt>
          <dd>฿{formatNumber(summary.totalIncome)}</dd>
        </div>
        <div>
          <dt className={classes.caption}>{words('downline')}</dt>
          <dd>{words('members', { count: summary.totalDownLine })}</dd>
        </div>
      </dl>
    </section>
  );
}

function FirstSteps() {
  const words = useAffiliateWords();
  return (
    <Card>
      <h2 className={classes.title}>{words('stepsTitle')}</h2>
      <ol className={classes.steps}>
        {(['step.share', 'step.join', 'step.earn'] as const).map((step) => (
          <li key={step}>{words(step)}</li>
        ))}
      </ol>
    </Card>
  );
}

function LinkCard() {
  const words = useAffiliateWords();
  const { member, minimumAge } = usePortal();
  const { data, error, refetch } = useAffiliateLink(member);
  const isPending = useMinimumDisplayDelay(data === undefined && error === null);
  if (isPending) {
    return (
      <SkeletonScreen>
        <Skeleton height={360} radius="var(--radius-box)" />
      </SkeletonScreen>
    );
  }
  if (!data) return <FailureScreen error={error} onRetry={() => void refetch()} />;
  const { link } = data;
  return (
    <Card className={classes.linkCard}>
      <QrCode text={link} size={QR_SIZE} label={words('qrLabel')} />
      <div className={classes.link}>
        <h2 className={classes.caption}>{words('yourLink')}</h2>
        <p title={link}>{shortened(link)}</p>
      </div>
      <ShareButton link={link} isMain />
      <div className={classes.actions}>
        <CopyButton link={link} />
        <SaveButton link={link} />
      </div>
      <p className={classes.note}>{words('adultsOnly', { age: minimumAge })}</p>
    </Card>
  );
}

function SaveButton({ link }: { link: string }) {
  const words = useAffiliateWords();
  const save = async () => {
    try {
      const { toDataURL } = await import('qrcode');
      const anchor = document.createElement('a');
      anchor.href = await toDataURL(link, { width: SAVED_QR_WIDTH, margin: 4 });
      anchor.download = 'referral-qr.png';
      anchor.click();
      toast.show(words('qrSaved'), 'success');
    } catch {
      toast.show(words('qrFailed'), 'error');
    }
  };
  return (
    <Button variant="ghost" size="sm" icon={<IconDownload size={18} aria-hidden />} onClick={() => void save()}>
      {words('saveQr')}
    </Button>
  );
}

/** One line: the site, and the end of the code. */
function shortened(link: string): string {
  const text = link.replace(/^https?:\/\//, '');
  return text.length <= 36 ? text : `${text.slice(0, 20)}…${text.slice(-14)}`;
}
