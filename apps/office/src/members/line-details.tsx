import type { Statement } from '@housebrand/office';
import { isUuid } from '@housebrand/shared';
import { useLanguage } from '@housebrand/shared/react';
import { CloseButton } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { Facts } from '../kit/facts';
import { baht, Moment, signedAmount } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Reference } from '../kit/reference';
import { Timeline } from '../money/money-sides';
import { useAddress, useMay } from '../session/session-context';
import { useTerms } from '../terms/terms';
import { useMemberMessages } from './messages';

/** A line of the statement with its timeline and references. */
export function LineDetails({ line, closeTo }: { line: Statement['lines'][number]; closeTo: string }) {
  const t = useMemberMessages();
  const terms = useTerms();
  const language = useLanguage();
  const navigate = useNavigate();
  const may = useMay();
  const to = useAddress();
  return (
    <div className={classes.form}>
      <div className={classes.head}>
        <h2>{`${terms(`kind.${line.kind}`)} ${signedAmount(line.amountSatang)}`}</h2>
        <CloseButton size="sm" aria-label={t('closeDetails')} onClick={() => void navigate(closeTo)} />
      </div>
      {line.timeline.length > 0 && <Timeline entries={line.timeline} />}
      <Facts
        facts={[
          [t('time'), <Moment key="at" at={line.at} form="long" />],
          [t('reference'), <Reference key="reference" text={line.reference} />],
          [t('state'), line.status && terms(`status.${line.status}`)],
          [t('before'), line.balanceBeforeSatang !== null && baht(line.balanceBeforeSatang)],
          [t('after'), line.balanceAfterSatang !== null && baht(line.balanceAfterSatang)],
          [t('counterparty'), line.counterparty],
          [t('turnover'), line.requiredTurnoverSatang !== null && baht(line.requiredTurnoverSatang)],
          [t('rejected'), line.rejectReason?.[language]],
        ]}
      />
      {isUuid(line.reference) && may('money.read') && (
        <Link className={classes.textLink} to={to(`money/PAYMENT/${line.reference}`)}>
          {t('ourPage')}
        </Link>
      )}
    </div>
  );
}
