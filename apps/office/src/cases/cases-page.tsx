import type { OfficeCases, ReasonRequest } from '@housebrand/office';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOfficeAction, useOfficeList } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { StateChip } from '../kit/chip';
import type { Column } from '../kit/data-table';
import { Facts } from '../kit/facts';
import { Moment, useAmountText } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Opened, OpenList } from '../kit/open-list';
import { Empty } from '../kit/query-part';
import { Reference } from '../kit/reference';
import { useAddress, useMay } from '../session/session-context';
import { Page } from '../shell/page';
import { useTerms } from '../terms/terms';
import { useCaseMessages } from './messages';

type Case = OfficeCases['cases'][number];

const casesOf = ({ cases }: OfficeCases): Case[] => cases;

/** Differences between our ledger and the provider, with both sides. */
export default function CasesPage() {
  const t = useCaseMessages();
  const columns = useCaseColumns();
  const list = useOfficeList('cases.list', casesOf);
  return (
    <Page title={t('title')}>
      <OpenList
        title={t('title')}
        list={list}
        columns={columns}
        empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
        details={({ row, closeTo }) => row && <CaseDetails difference={row} closeTo={closeTo} />}
      />
    </Page>
  );
}

function useCaseColumns(): Column<Case>[] {
  const t = useCaseMessages();
  const terms = useTerms();
  const amountText = useAmountText();
  return [
    { key: 'since', head: t('since'), cell: ({ firstSeenAt }) => <Moment at={firstSeenAt} />, fit: 'tight' },
    { key: 'what', head: t('what'), cell: ({ kind }) => terms(`case.${kind}`), isLink: true },
    { key: 'member', head: t('member'), cell: ({ username }) => username },
    { key: 'expected', head: t('expected'), cell: ({ expected }) => expected },
    { key: 'found', head: t('found'), cell: ({ found }) => found },
    { key: 'state', head: t('state'), cell: ({ state }) => <CaseStateChip state={state} />, fit: 'tight' },
    { key: 'amount', head: t('amount'), cell: amountText, fit: 'end' },
  ];
}

function CaseStateChip({ state }: { state: Case['state'] }) {
  const t = useTerms();
  return <StateChip tone={state === 'OPEN' ? 'warn' : 'neutral'}>{t(`caseState.${state}`)}</StateChip>;
}

function CaseDetails({ difference, closeTo }: { difference: Case; closeTo: string }) {
  const t = useCaseMessages();
  const terms = useTerms();
  const may = useMay();
  const to = useAddress();
  const [isClosing, setIsClosing] = useState(false);
  const close = useOfficeAction<unknown, ReasonRequest>('cases.close', { id: difference.id });
  const { username, endedAt } = difference;
  return (
    <Opened
      title={terms(`case.${difference.kind}`)}
      chip={<CaseStateChip state={difference.state} />}
      closeTo={closeTo}
      closeLabel={t('closeDetails')}
    >
      <p>{difference.what}</p>
      <Facts
        facts={[
          [t('expected'), difference.expected],
          [t('found'), difference.found],
          [t('subject'), <Reference key="subject" text={difference.subject} />],
          [t('lastSeen'), <Moment key="seen" at={difference.lastSeenAt} />],
          [t('ended'), endedAt && <Moment at={endedAt} />],
          [t('note'), difference.note],
        ]}
      />
      {username && (
        <Link className={classes.textLink} to={to(`members/${username}`)}>
          {username}
        </Link>
      )}
      {difference.state === 'OPEN' && may('cases.close') && (
        <div className={classes.buttons}>
          <Button onClick={() => setIsClosing(true)}>{`${t('close')}…`}</Button>
        </div>
      )}
      {isClosing && (
        <ActionDialog
          title={t('close')}
          consequence={t('closeText')}
          confirm={t('close')}
          action={close}
          bodyOf={(reason) => ({ reason })}
          onClose={() => setIsClosing(false)}
        />
      )}
    </Opened>
  );
}
