import type {
  Campaign,
  CampaignKind,
  CampaignVersion,
  CampaignVersions,
  RestoreCampaignRequest,
  SavedCampaign,
} from '@housebrand/office';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useOffice, useOfficeAction, useOfficeList } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { StateChip } from '../kit/chip';
import { Moment } from '../kit/formats';
import { Panel } from '../kit/panel';
import { Bones, Failure, QueryPart } from '../kit/query-part';
import { useKitMessages } from '../kit/messages';
import { useMay } from '../session/session-context';
import classes from './campaigns.module.css';
import { DocumentFields } from './form/document-fields';
import { FormProvider } from './form/form-context';
import { useCampaignMessages } from './messages';

interface VersionsProps {
  kind: CampaignKind;
  /** The version on which a restore is based. */
  current: Campaign;
  /** The form has changes that a restore discards. */
  isDirty: boolean;
  onRestored: (campaign: Campaign) => void;
}

const rowsOf = ({ versions }: CampaignVersions) => versions;

/** The saved versions, newest first, with a way to see and to restore each. */
export function VersionsPanel({ kind, current, isDirty, onRestored }: VersionsProps) {
  const t = useCampaignMessages();
  const kit = useKitMessages();
  const list = useOfficeList<CampaignVersions, CampaignVersion>('campaigns.versions', rowsOf, { path: { kind } });
  const [shown, setShown] = useState<number | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  return (
    <Panel title={t('versions')}>
      {!list.rows &&
        (list.error ? <Failure error={list.error} onRetry={() => void list.refetch()} /> : <Bones rows={3} />)}
      {list.rows?.length === 0 && <p className={classes.about}>{t('noVersions')}</p>}
      <ol className={classes.versions}>
        {list.rows?.map((version) => (
          <Version key={version.number} version={version} onShow={setShown} onRestore={setRestored} />
        ))}
      </ol>
      {list.readMore && (
        <Button size="compact-xs" variant="default" loading={list.isReadingMore} onClick={list.readMore}>
          {kit('more')}
        </Button>
      )}
      {shown !== null && (
        <VersionDialog kind={kind} number={shown} schema={current.schema} onClose={() => setShown(null)} />
      )}
      {restored !== null && (
        <RestoreDialog
          kind={kind}
          number={restored}
          version={current.version}
          isDirty={isDirty}
          onRestored={onRestored}
          onClose={() => setRestored(null)}
        />
      )}
    </Panel>
  );
}

function Version({
  version: { number, by, reason, at, isCurrent },
  onShow,
  onRestore,
}: {
  version: CampaignVersion;
  onShow: (number: number) => void;
  onRestore: (number: number) => void;
}) {
  const t = useCampaignMessages();
  const may = useMay();
  return (
    <li>
      <span className={classes.versionHead}>
        <b>{t('versionTitle', { number })}</b>
        {isCurrent && <StateChip tone="good">{t('current')}</StateChip>}
        <Button size="compact-xs" variant="default" onClick={() => onShow(number)}>
          {t('show')}
        </Button>
        {!isCurrent && may('campaigns.restore') && (
          <Button size="compact-xs" variant="default" onClick={() => onRestore(number)}>
            {`${t('restore')}…`}
          </Button>
        )}
      </span>
      {reason !== null && <span className={classes.reason}>{reason}</span>}
      <span className={classes.faint}>
        <span>{by ?? t('elsewhere')}</span>
        <Moment at={at} />
      </span>
    </li>
  );
}

function VersionDialog({
  kind,
  number,
  schema,
  onClose,
}: {
  kind: CampaignKind;
  number: number;
  schema: Campaign['schema'];
  onClose: () => void;
}) {
  const t = useCampaignMessages();
  const saved = useOffice<SavedCampaign>('campaigns.version', { path: { kind, number: String(number) } });
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('versionTitle', { number })}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <QueryPart query={saved}>
        {({ document }) => (
          <FormProvider value={{ errors: [], isReadOnly: true }}>
            <DocumentFields schema={schema} document={document} onChange={() => undefined} />
          </FormProvider>
        )}
      </QueryPart>
    </Modal>
  );
}

function RestoreDialog({
  kind,
  number,
  version,
  isDirty,
  onRestored,
  onClose,
}: {
  kind: CampaignKind;
  number: number;
  version: string;
  isDirty: boolean;
  onRestored: (campaign: Campaign) => void;
  onClose: () => void;
}) {
  const t = useCampaignMessages();
  const path = { kind, number: String(number) };
  const restore = useOfficeAction<Campaign, RestoreCampaignRequest>('campaigns.restore', path);
  return (
    <ActionDialog
      title={t('restoreTitle', { number })}
      consequence={[t('restoreText', { number }), isDirty && t('restoreDiscards')].filter(Boolean).join(' ')}
      confirm={t('restore')}
      action={restore}
      bodyOf={(reason) => ({ version, reason })}
      onDone={onRestored}
      onClose={onClose}
    />
  );
}
