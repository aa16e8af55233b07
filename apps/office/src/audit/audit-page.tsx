import type { AuditVerification } from '@housebrand/office';
import { saveFile, useMutation } from '@housebrand/shared/react';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { fileOfOffice } from '../api/call';
import { useOffice, useOfficeList } from '../api/hooks';
import { StateChip } from '../kit/chip';
import { FilterSwitch, useFilters } from '../kit/filters';
import classes from '../kit/kit.module.css';
import { useAgent, useMay } from '../session/session-context';
import { Page } from '../shell/page';
import { AuditTable, entriesOf } from './audit-table';
import { useAuditMessages } from './messages';

/** The agent's audit log, with filters and the verification of its chain. */
export default function AuditLogPage() {
  const t = useAuditMessages();
  const may = useMay();
  const { get } = useFilters();
  const list = useOfficeList('audit.list', entriesOf, {
    query: { actor: get('actor'), subject: get('subject'), action: get('action') },
  });
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <CsvButton />
          {may('audit.verify') && <Verification />}
        </>
      }
    >
      <AuditFilters key={`${get('actor')} ${get('subject')}`} />
      <AuditTable list={list} emptyText={t('emptyText')} />
    </Page>
  );
}

function AuditFilters() {
  const t = useAuditMessages();
  const { get, set } = useFilters();
  const [actor, setActor] = useState(get('actor') ?? '');
  const [subject, setSubject] = useState(get('subject') ?? '');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    set({ actor: actor.trim(), subject: subject.trim() });
  };
  return (
    <form className={classes.filters} onSubmit={apply}>
      <FilterSwitch
        name="action"
        label={t('source')}
        options={[
          { value: undefined, text: t('all') },
          { value: 'office.', text: t('office') },
        ]}
      />
      <TextInput
        label={t('actor')}
        placeholder="staff:…"
        value={actor}
        onChange={({ currentTarget }) => setActor(currentTarget.value)}
      />
      <TextInput
        label={t('subject')}
        value={subject}
        onChange={({ currentTarget }) => setSubject(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('apply')}
      </Button>
    </form>
  );
}

/** Saves the entries that the filters show as CSV. */
function CsvButton() {
  const t = useAuditMessages();
  const { prefix } = useAgent();
  const { get } = useFilters();
  const query = { actor: get('actor'), subject: get('subject'), action: get('action') };
  const load = useMutation<Blob>({
    mutationFn: () => fileOfOffice('audit.csv', { query, agent: prefix }),
    onSuccess: (file) => saveFile(file, `${prefix}-audit.csv`),
  });
  return (
    <>
      {load.error && <span className={classes.failure}>{load.error.message}</span>}
      <Button variant="default" loading={load.isPending} onClick={() => load.mutate()}>
        {t('csv')}
      </Button>
    </>
  );
}

/** Verifies the chain on demand: it reads every entry. */
function Verification() {
  const t = useAuditMessages();
  const [isOn, setIsOn] = useState(false);
  const { data, error, refetch } = useOffice<AuditVerification>('audit.verify', { isEnabled: isOn });
  const verify = () => {
    if (isOn) void refetch();
    setIsOn(true);
  };
  return (
    <>
      <span role="status">
        {data?.isIntact && (
          <StateChip tone="good">{t('intact', { sealed: data.sealed, waiting: data.waiting })}</StateChip>
        )}
        {data && !data.isIntact && (
          <StateChip tone="bad">{data.broken ? t('broken', { number: data.broken }) : t('missing')}</StateChip>
        )}
        {error && <span className={classes.failure}>{error.message}</span>}
      </span>
      <Button variant="default" onClick={verify}>
        {t('verify')}
      </Button>
    </>
  );
}
