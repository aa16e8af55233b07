import type { OfficeApproval, ReasonRequest } from '@housebrand/office';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { Facts } from '../kit/facts';
import { baht, Moment, useTimes } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Opened } from '../kit/open-list';
import { Reference } from '../kit/reference';
import { moneyPath } from '../money/money-details';
import { useAddress, useMay, useOfficeSession } from '../session/session-context';
import { ApprovalStateChip, useTerms } from '../terms/terms';
import { useApprovalMessages } from './messages';

/** A request beside the list: what it does, and the decision. */
export function ApprovalDetails({ approval, closeTo }: { approval: OfficeApproval; closeTo: string }) {
  const t = useApprovalMessages();
  const terms = useTerms();
  const times = useTimes();
  const to = useAddress();
  const { action, state, record, subject, username, decidedBy, decidedAt, reference } = approval;
  // the payment of a correction starts with the approval
  const isMoving = action !== 'CORRECT' || state === 'APPLIED';
  return (
    <Opened
      title={`${terms(`action.${approval.action}`)} ${baht(approval.amountSatang)}`}
      chip={<ApprovalStateChip state={approval.state} />}
      closeTo={closeTo}
      closeLabel={t('close')}
    >
      <Facts
        facts={[
          [t('member'), approval.username],
          [t('by'), t('decided', { name: approval.requestedBy, time: times.short(approval.requestedAt) })],
          [t('reason'), approval.reason],
          [t('reference'), reference && <Reference text={reference} />],
          [t('expires'), approval.state === 'OPEN' && <Moment at={approval.expiresAt} />],
          [
            terms(`approval.${approval.state}`),
            decidedBy && decidedAt && t('decided', { name: decidedBy, time: times.short(decidedAt) }),
          ],
        ]}
      />
      {isMoving || !username ? (
        <Link className={classes.textLink} to={to(moneyPath({ record, id: subject }))}>
          {t('payment')}
        </Link>
      ) : (
        <Link className={classes.textLink} to={to(`members/${username}`)}>
          {t('memberPage')}
        </Link>
      )}
      {approval.state === 'OPEN' && <Decision approval={approval} />}
    </Opened>
  );
}

function Decision({ approval }: { approval: OfficeApproval }) {
  const t = useApprovalMessages();
  const terms = useTerms();
  const may = useMay();
  const { username } = useOfficeSession();
  const [decision, setDecision] = useState<'approve' | 'refuse' | null>(null);
  const approve = useOfficeAction<unknown, ReasonRequest>('approvals.approve', { id: approval.id });
  const refuse = useOfficeAction<unknown, ReasonRequest>('approvals.refuse', { id: approval.id });
  const isOwn = approval.requestedBy === username;
  const words = {
    action: terms(`action.${approval.action}`),
    amount: baht(approval.amountSatang),
    member: approval.username ?? '',
    by: approval.requestedBy,
  };
  return (
    <>
      {isOwn && <p className={classes.consequence}>{t('own')}</p>}
      {!isOwn && !may('approvals.approve') && <p className={classes.consequence}>{t('waits')}</p>}
      <div className={classes.buttons}>
        {may('approvals.refuse') && (
          <Button variant="default" onClick={() => setDecision('refuse')}>
            {`${t('refuse')}…`}
          </Button>
        )}
        {!isOwn && may('approvals.approve') && (
          <Button onClick={() => setDecision('approve')}>{`${t('approve')}…`}</Button>
        )}
      </div>
      {decision && (
        <ActionDialog
          title={t(decision)}
          consequence={decision === 'approve' ? t('approveText', words) : t('refuseText', { by: words.by })}
          confirm={t(decision)}
          isDanger={decision === 'refuse'}
          action={decision === 'approve' ? approve : refuse}
          bodyOf={(reason) => ({ reason })}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  );
}
