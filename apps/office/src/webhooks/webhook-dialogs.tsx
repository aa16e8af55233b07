import type { ReasonRequest } from '@housebrand/office';
import { ApiError, type IdempotentMutation } from '@housebrand/shared/react';
import type {
  ChangeWebhookRequest,
  Webhook,
  WebhookDelivery,
  WebhookKind,
  WebhookRequest,
  WebhookWithSecret,
} from '@housebrand/webhooks';
import { DESCRIPTION_MAX_LENGTH, URL_MAX_LENGTH, WEBHOOK_KINDS } from '@housebrand/webhooks';
import { Button, Checkbox, CopyButton, Modal, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import classes from '../kit/kit.module.css';
import { useWebhookMessages } from './messages';

/** An action that needs a reason only. */
export type SimpleAction = 'test' | 'rotateSecret' | 'delete';

/** Adds a webhook; the answer contains its secret. */
export function AddDialog({ onAdded, onClose }: { onAdded: (added: WebhookWithSecret) => void; onClose: () => void }) {
  const t = useWebhookMessages();
  const [draft, setDraft] = useState<WebhookRequest>({ url: '', description: '', kinds: [...WEBHOOK_KINDS] });
  const add = useOfficeAction<WebhookWithSecret, WebhookRequest & ReasonRequest>('webhooks.create');
  return (
    <ActionDialog
      title={t('add')}
      consequence={t('addText')}
      confirm={t('add')}
      action={add}
      onDone={onAdded}
      bodyOf={(reason) => (isComplete(draft) ? { ...draft, reason } : null)}
      onClose={onClose}
    >
      <WebhookFields draft={draft} error={add.error} onChange={setDraft} />
    </ActionDialog>
  );
}

/** Changes a webhook, or turns it on or off. */
export function EditDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useWebhookMessages();
  const { id, url, description, kinds, disabledReason } = webhook;
  const [draft, setDraft] = useState<WebhookRequest>({ url, description, kinds });
  const [isEnabled, setIsEnabled] = useState(disabledReason === null);
  const change = useOfficeAction<Webhook, ChangeWebhookRequest & ReasonRequest>('webhooks.edit', { id });
  return (
    <ActionDialog
      title={t('editTitle', { name: description })}
      consequence={t('editText')}
      confirm={t('save')}
      action={change}
      bodyOf={(reason) => (isComplete(draft) ? { ...draft, isEnabled, reason } : null)}
      onClose={onClose}
    >
      <WebhookFields draft={draft} error={change.error} onChange={setDraft} />
      <Switch
        label={t('isEnabled')}
        checked={isEnabled}
        onChange={({ currentTarget }) => setIsEnabled(currentTarget.checked)}
      />
    </ActionDialog>
  );
}

const isComplete = ({ url, description, kinds }: WebhookRequest): boolean =>
  url !== '' && description !== '' && kinds.length > 0;

/** The fields of a webhook; what is wrong with them is shown once they were sent. */
function WebhookFields({
  draft,
  error,
  onChange,
}: {
  draft: WebhookRequest;
  error: Error | null;
  onChange: (draft: WebhookRequest) => void;
}) {
  const t = useWebhookMessages();
  const refused = error instanceof ApiError ? error.errors : [];
  const problemOf = (field: keyof WebhookRequest) => refused.find((one) => one.field === field)?.message;
  const set = (change: Partial<WebhookRequest>) => onChange({ ...draft, ...change });
  return (
    <>
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        required
        maxLength={DESCRIPTION_MAX_LENGTH}
        value={draft.description}
        error={problemOf('description')}
        onChange={({ currentTarget }) => set({ description: currentTarget.value.trimStart() })}
        data-autofocus
      />
      <TextInput
        type="url"
        label={t('url')}
        description={t('urlHint')}
        placeholder="https://"
        required
        autoCapitalize="none"
        spellCheck={false}
        maxLength={URL_MAX_LENGTH}
        value={draft.url}
        error={problemOf('url')}
        onChange={({ currentTarget }) => set({ url: currentTarget.value.trim() })}
      />
      <Checkbox.Group
        label={t('kinds')}
        required
        value={draft.kinds}
        error={draft.kinds.length === 0 && t('kindNeeded')}
        onChange={(kinds) => set({ kinds: kinds as WebhookKind[] })}
      >
        <div className={classes.form}>
          {WEBHOOK_KINDS.map((kind) => (
            <Checkbox key={kind} value={kind} label={t(`kind.${kind}`)} description={t(`kindText.${kind}`)} />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}

interface SimpleDialogProps {
  webhook: Webhook;
  onSecret: (secret: WebhookWithSecret) => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** Sends a test event, replaces the secret, or deletes the webhook. */
export function SimpleDialog({ what, ...props }: SimpleDialogProps & { what: SimpleAction }) {
  const t = useWebhookMessages();
  const { webhook, onSecret, onDeleted, onClose } = props;
  const { id, description: name } = webhook;
  const test = useOfficeAction<WebhookDelivery, ReasonRequest>('webhooks.test', { id });
  const rotate = useOfficeAction<WebhookWithSecret, ReasonRequest>('webhooks.rotateSecret', { id });
  const remove = useOfficeAction<unknown, ReasonRequest>('webhooks.delete', { id });
  switch (what) {
    case 'test':
      return (
        <ReasonDialog
          title={t('testTitle', { name })}
          consequence={t('testText')}
          confirm={t('test')}
          action={test}
          onClose={onClose}
        />
      );
    case 'rotateSecret':
      return (
        <ReasonDialog
          title={t('rotateTitle', { name })}
          consequence={t('rotateText')}
          confirm={t('rotate')}
          action={rotate}
          onDone={onSecret}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <ReasonDialog
          title={t('deleteTitle', { name })}
          consequence={t('deleteText')}
          confirm={t('delete')}
          isDanger
          action={remove}
          onDone={onDeleted}
          onClose={onClose}
        />
      );
  }
}

/** Sends an event of a delivery again. */
export function ReplayDialog({
  webhook,
  delivery,
  onClose,
}: {
  webhook: string;
  delivery: string;
  onClose: () => void;
}) {
  const t = useWebhookMessages();
  const replay = useOfficeAction<WebhookDelivery, ReasonRequest>('webhooks.replay', { id: webhook, delivery });
  return (
    <ReasonDialog
      title={t('replayTitle')}
      consequence={t('replayText')}
      confirm={t('replay')}
      action={replay}
      onClose={onClose}
    />
  );
}

function ReasonDialog<Result>(props: {
  title: string;
  consequence: string;
  confirm: string;
  isDanger?: boolean;
  action: IdempotentMutation<Result, ReasonRequest>;
  onDone?: (result: Result) => void;
  onClose: () => void;
}) {
  return <ActionDialog {...props} bodyOf={(reason) => ({ reason })} />;
}

/** A new signing secret, shown once. */
export function SecretDialog({ made: { webhook, secret }, onClose }: { made: WebhookWithSecret; onClose: () => void }) {
  const t = useWebhookMessages();
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={t('secretTitle', { name: webhook.description })}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.form}>
        <p>{t('secretText')}</p>
        <p className={classes.consequence}>
          <code className={classes.breakable}>{secret}</code>
        </p>
        <p className={classes.reference}>{t('secretGuide')}</p>
        <div className={classes.buttons}>
          <CopyButton value={secret}>
            {({ copied, copy }) => <Button onClick={copy}>{t(copied ? 'copied' : 'copy')}</Button>}
          </CopyButton>
        </div>
      </div>
    </Modal>
  );
}
