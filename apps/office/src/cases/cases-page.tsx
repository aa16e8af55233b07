import type { MoneyRecord, OfficeCases, ReasonRequest } from '@housebrand/office';
import { isUuid } from '@housebrand/shared';
import { CASE_KINDS, RECONCILIATIONS } from '@housebrand/wallet';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOfficeAction, useOfficeList } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { StateChip } from '../kit/chip';
import type { Column } from '../kit/data-table';
import { Facts } from '../kit/facts';
import { FilterSwitch, useFilters } from '../kit/filters';
import { Moment, useAmountText } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Opened, OpenList } from '../kit/open-list';
import { Empty } from '../kit/query-part';
import { Reference } from '../kit/reference';
import { Sides } from '../kit/sides';
import { moneyPath } from '../money/money-details';
import { useAddress, useMay } from '../session/session-context';
import { Page } from '../shell/page';
import { useTerms } from '../terms/terms';
import { CaseTabs } from './case-tabs';
import { useCaseMessages } from './messages';

type Case = OfficeCases['cases'][number];

const casesOf = ({ cases }: OfficeCases): Case[] => cases;

/** Differences between our ledger and the provider, by state and kind. */
export default function CasesPage() {
  const t = useCaseMessages();
  const terms = useTerms();
  const { get, set } = useFilters();
  const columns = useCaseColumns();
  const list = useOfficeList('cases.list', casesOf, { query: { state: get('state'), kind: get('kind') } });
  const isFiltered = get('state') !== undefined || get('kind') !== undefined;
  const empty = isFiltered
    ? { title: t('noneTitle'), text: t('noneText') }
    : { title: t('emptyTitle'), text: t('emptyText') };
  return (
    <Page title={t('title')}>
      <CaseTabs current="cases" />
      <div className={classes.filters}>
        <FilterSwitch
          name="state"
          label={t('state')}
          options={[
            { value: undefined, text: terms('caseState.OPEN') },
            { value: 'GONE', text: terms('caseState.GONE') },
            { value: 'CLOSED', text: terms('caseState.CLOSED') },
            { value: 'ALL', text: t('all') },
          ]}
        />
        <Select
          label={t('kind')}
          miw={240}
          data={[
            { value: '', label: t('allKinds') },
            ...CASE_KINDS.map((kind) => ({ value: kind, label: terms(`case.${kind}`) })),
          ]}
          value={get('kind') ?? ''}
          onChange={(kind) => set({ kind: kind ?? undefined })}
        />
      </div>
      <OpenList
        title={t('title')}
        list={list}
        columns={columns}
        empty={<Empty {...empty} />}
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
    { key: 'expected', head: t('should'), cell: ({ expected }) => expected },
    { key: 'found', head: t('is'), cell: ({ found }) => found },
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
  const amountText = useAmountText();
  const record = recordOf(difference);
  const { username, endedAt } = difference;
  return (
    <Opened
      title={terms(`case.${difference.kind}`)}
      chip={<CaseStateChip state={difference.state} />}
      closeTo={closeTo}
      closeLabel={t('closeDetails')}
    >
      <p>{difference.what}</p>
      <CaseSides difference={difference} />
      <Facts
        facts={[
          [t('amount'), amountText(difference)],
          [t('subject'), <Reference key="subject" text={difference.subject} />],
          [t('lastSeen'), <Moment key="seen" at={difference.lastSeenAt} />],
          [t('ended'), endedAt && <Moment at={endedAt} />],
          [t('note'), difference.note],
        ]}
      />
      {record && may('money.read') && (
        <Link className={classes.textLink} to={to(moneyPath(record))}>
          {t('openPayment')}
        </Link>
      )}
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

/** What our ledger and the provider have; a comparison within our own books has what should be and what is. */
function CaseSides({ difference: { kind, expected, found } }: { difference: Case }) {
  const t = useCaseMessages();
  const isWithProvider = (RECONCILIATIONS.statement as readonly Case['kind'][]).includes(kind);
  return (
    <Sides
      caption={t('bothSides')}
      left={t(isWithProvider ? 'ours' : 'should')}
      right={t(isWithProvider ? 'provider' : 'is')}
      rows={[{ name: t('record'), left: expected, right: found, isOther: true }]}
    />
  );
}

/** Returns the payment or move that a case is about: its id, or the beginning of a step's reference. */
function recordOf({ kind, subject }: Case): { record: MoneyRecord; id: string } | null {
  const [id = ''] = subject.split(':');
  if (!isUuid(id)) return null;
  return { record: kind === 'MOVE_UNSETTLED' ? 'MOVE' : 'PAYMENT', id };
}
