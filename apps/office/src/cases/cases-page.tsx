import type { OfficeCases, ReasonRequest } from '@housebrand/office';
import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useOfficeAction, useOfficeList } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { StateChip } from '../kit/chip';
import { ListTable, type Column } from '../kit/data-table';
import { Facts } from '../kit/facts';
import { useFilters, useOwnAddress } from '../kit/filters';
import { Moment, useAmountText } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { Reference } from '../kit/reference';
import { SplitView } from '../kit/split-view';
import { useAddress, useMay } from '../session/session-context';
import { Page } from '../shell/page';
import { useTerms } from '../terms/terms';
import { useCaseMessages } from './messages';

type Case = OfficeCases['cases'][number];

const casesOf = ({ cases }: OfficeCases): Case[] => cases;

/** Differences between our ledger and the provider, with both sides. */
export default function CasesPage() {
  const t = useCaseMessages();
  const { get } = useFilters();
  const ownAddress = useOwnAddress();
  const columns = useCaseColumns();
  const list = useOfficeList('cases.list', casesOf);
  const open = list.rows?.find(({ id }) => id === get('open'));
  const closeTo = ownAddress({ open: undefined });
  return (
    <Page title={t('title')}>
      <SplitView closeTo={closeTo} side={open && <CaseDetails difference={open} closeTo={closeTo} />}>
        <Panel title={t('title')}>
          <ListTable
            label={t('title')}
            list={list}
            columns={columns}
            rowKey={({ id }) => id}
            rowTo={({ id }) => ownAddress({ open: id })}
            isCurrent={({ id }) => id === open?.id}
            empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
          />
        </Panel>
      </SplitView>
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
  const navigate = useNavigate();
  const [isClosing, setIsClosing] = useState(false);
  const close = useOfficeAction<unknown, ReasonRequest>('cases.close', { id: difference.id });
  const { username, endedAt } = difference;
  return (
    <div className={classes.form}>
      <div className={classes.head}>
        <h2>{terms(`case.${difference.kind}`)}</h2>
        <CaseStateChip state={difference.state} />
        <CloseButton size="sm" aria-label={t('closeDetails')} onClick={() => void navigate(closeTo)} />
      </div>
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
    </div>
  );
}
