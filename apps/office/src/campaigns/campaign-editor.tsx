import type { Campaign, CampaignKind, SaveCampaignRequest } from '@housebrand/office';
import { ApiError, type FieldError } from '@housebrand/shared/react';
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useOffice, useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { StateChip } from '../kit/chip';
import { Panel } from '../kit/panel';
import { Bones, QueryPart } from '../kit/query-part';
import { useMay } from '../session/session-context';
import { BoardPanel } from './board-panel';
import classes from './campaigns.module.css';
import { DocumentPreview } from './document-preview';
import { DocumentFields } from './form/document-fields';
import { FormProvider } from './form/form-context';
import type { Fields } from './form/schema';
import { useCampaignMessages } from './messages';
import { VersionsPanel } from './versions-panel';

const ThemeFields = lazy(async () => ({ default: (await import('./theme-fields')).ThemeFields }));
const ThemePreview = lazy(async () => ({ default: (await import('./theme-preview')).ThemePreview }));

/** Edits a document of the agent with a form that follows from its schema. */
export function CampaignEditor({ kind }: { kind: CampaignKind }) {
  const campaign = useOffice<Campaign>('campaigns.read', { path: { kind } });
  // a refetch must not replace what is being edited: only a click or a save loads another version
  const [loaded, setLoaded] = useState(0);
  return (
    <QueryPart query={campaign} rows={8}>
      {(current) => (
        <Editor key={loaded} kind={kind} current={current} onLoad={() => setLoaded((count) => count + 1)} />
      )}
    </QueryPart>
  );
}

interface EditorProps {
  kind: CampaignKind;
  /** The latest that was read. */
  current: Campaign;
  /** Starts again from the latest. */
  onLoad: () => void;
}

function Editor({ kind, current, onLoad }: EditorProps) {
  const t = useCampaignMessages();
  const may = useMay();
  const isReadOnly = !may('campaigns.save');
  const [base, setBase] = useState(current);
  const [draft, setDraft] = useState<Fields>(base.document);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(base.document);
  const [seen, setSeen] = useState(current);
  useLeaveWarning(isDirty);
  const AllFields = kind === 'theme' ? ThemeFields : DocumentFields;
  const start = (campaign: Campaign) => {
    setBase(campaign);
    setDraft(campaign.document);
    setErrors([]);
  };
  // untouched, the form follows what is saved elsewhere
  if (current !== seen) {
    setSeen(current);
    if (!isDirty) start(current);
  }
  return (
    <div className={classes.editor}>
      <Panel title={t(`kind.${kind}`)} actions={isDirty && <StateChip tone="warn">{t('unsaved')}</StateChip>}>
        <p className={classes.about}>{t(`about.${kind}`)}</p>
        {isReadOnly && <p className={classes.about}>{t('readOnly')}</p>}
        {isDirty && current.version !== base.version && <Changed onLoad={onLoad} />}
        <FormProvider value={{ errors, isReadOnly }}>
          <Suspense fallback={<Bones rows={8} />}>
            <AllFields schema={current.schema} document={draft} onChange={setDraft} />
          </Suspense>
        </FormProvider>
        {!isReadOnly && (
          <SaveBar
            kind={kind}
            request={isDirty ? { document: draft, version: base.version } : null}
            onSaved={start}
            onProblems={setErrors}
            onDiscard={() => start(base)}
          />
        )}
      </Panel>
      <div className={classes.beside}>
        {kind === 'tournaments' && <BoardPanel document={base.document} />}
        {kind === 'theme' ? (
          <Suspense fallback={<Bones rows={8} />}>
            <ThemePreview document={draft} saved={base.document} />
          </Suspense>
        ) : (
          <DocumentPreview kind={kind} document={draft} />
        )}
        <VersionsPanel kind={kind} current={current} isDirty={isDirty} onRestored={start} />
      </div>
    </div>
  );
}

function Changed({ onLoad }: { onLoad: () => void }) {
  const t = useCampaignMessages();
  return (
    <div className={classes.changed} role="alert">
      <b>{t('changedTitle')}</b>
      <span>{t('changedText')}</span>
      <Button size="compact-sm" variant="default" onClick={onLoad}>
        {t('load')}
      </Button>
    </div>
  );
}

interface SaveBarProps {
  kind: CampaignKind;
  /** `null`: nothing has changed. */
  request: Omit<SaveCampaignRequest, 'reason'> | null;
  onSaved: (campaign: Campaign) => void;
  onProblems: (errors: readonly FieldError[]) => void;
  onDiscard: () => void;
}

function SaveBar({ kind, request, onSaved, onProblems, onDiscard }: SaveBarProps) {
  const t = useCampaignMessages();
  const [isOpen, setIsOpen] = useState(false);
  const save = useOfficeAction<Campaign, SaveCampaignRequest>('campaigns.save', { kind });
  const { error } = save;
  // problems of fields are shown at the fields, so the dialog gives way
  useEffect(() => {
    const problems = problemsOf(error);
    if (problems === null) return;
    onProblems(problems);
    setIsOpen(false);
  }, [error, onProblems]);
  return (
    <div className={classes.bar}>
      <Button variant="default" disabled={!request} onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Button disabled={!request} onClick={() => setIsOpen(true)}>
        {`${t('save')}…`}
      </Button>
      {isOpen && request && (
        <ActionDialog
          title={t('saveTitle', { name: t(`kind.${kind}`) })}
          consequence={t('saveText')}
          confirm={t('save')}
          action={save}
          bodyOf={(reason) => ({ ...request, reason })}
          doneText={() => t('saved')}
          onDone={onSaved}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

/** Returns the problems of fields in a refusal, by their path in the document; `null`: there are none. */
function problemsOf(error: Error | null): readonly FieldError[] | null {
  if (!(error instanceof ApiError) || error.errors.length === 0) return null;
  return error.errors.map(({ field, ...problem }) => ({ ...problem, field: field.replace(/^document\./, '') }));
}

/** Lets the browser ask before unsaved changes are lost. */
function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
