import {
  KEY_LABEL_MAX_LENGTH,
  type CreateKeyRequest,
  type NetworksRequest,
  type NewOfficeKey,
  type OfficeKey,
  type ReasonRequest,
} from '@housebrand/office';
import { KEY_SCOPES, type KeyScope } from '@housebrand/shared';
import { Button, Checkbox, CopyButton, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import classes from '../kit/kit.module.css';
import { NetworksField, networksIn } from '../kit/networks-field';
import { useKeyMessages } from './messages';

/** A new key with its label, which is shown once. */
export interface MadeKey {
  label: string;
  key: string;
}

/** Creates a key. */
export function CreateKeyDialog({ onMade, onClose }: { onMade: (made: MadeKey) => void; onClose: () => void }) {
  const t = useKeyMessages();
  const [typed, setTyped] = useState('');
  const [isAll, setIsAll] = useState(false);
  const [scopes, setScopes] = useState<KeyScope[]>([]);
  const [networks, setNetworks] = useState('');
  const [isTried, setIsTried] = useState(false);
  const create = useOfficeAction<NewOfficeKey, CreateKeyRequest>('keys.edit');
  const label = typed.trim();
  const isScopeMissing = !isAll && scopes.length === 0;
  const bodyOf = (reason: string): CreateKeyRequest | null => {
    setIsTried(true);
    if (label === '' || isScopeMissing) return null;
    return { label, ...(!isAll && { scopes }), networks: networksIn(networks), reason };
  };
  return (
    <ActionDialog
      title={t('create')}
      consequence={t('createText')}
      confirm={t('create')}
      action={create}
      bodyOf={bodyOf}
      unknownText={t('createUnknown')}
      onDone={({ key }) => onMade({ label, key })}
      onClose={onClose}
    >
      <TextInput
        label={t('label')}
        description={t('labelHint')}
        required
        maxLength={KEY_LABEL_MAX_LENGTH}
        value={typed}
        error={isTried && label === '' ? t('labelNeeded') : null}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        data-autofocus
      />
      <Checkbox.Group
        label={t('scopes')}
        description={t('scopesHint')}
        required
        value={isAll ? [...KEY_SCOPES] : scopes}
        error={isTried && isScopeMissing ? t('scopeNeeded') : null}
        onChange={(chosen) => setScopes(KEY_SCOPES.filter((scope) => chosen.includes(scope)))}
      >
        <div className={classes.choices}>
          {KEY_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={t(`scope.${scope}`)}
              description={t(`scopeText.${scope}`)}
              disabled={isAll}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox
        label={t('allScopes')}
        checked={isAll}
        onChange={({ currentTarget }) => setIsAll(currentTarget.checked)}
      />
      <NetworksField value={networks} onChange={setNetworks} />
    </ActionDialog>
  );
}

/** Limits a key to networks. */
export function LimitKeyDialog({
  officeKey: { id, label, networks },
  onClose,
}: {
  officeKey: OfficeKey;
  onClose: () => void;
}) {
  const t = useKeyMessages();
  const [typed, setTyped] = useState(networks.join(', '));
  const limit = useOfficeAction<OfficeKey, NetworksRequest>('keys.limit', { id });
  return (
    <ActionDialog
      title={t('limitTitle', { label })}
      consequence={t('limitText')}
      confirm={t('save')}
      action={limit}
      bodyOf={(reason) => ({ networks: networksIn(typed), reason })}
      onClose={onClose}
    >
      <NetworksField value={typed} onChange={setTyped} />
    </ActionDialog>
  );
}

/** Revokes a key for good. */
export function RevokeKeyDialog({ officeKey: { id, label }, onClose }: { officeKey: OfficeKey; onClose: () => void }) {
  const t = useKeyMessages();
  const revoke = useOfficeAction<OfficeKey, ReasonRequest>('keys.revoke', { id });
  return (
    <ActionDialog
      title={t('revokeTitle', { label })}
      consequence={t('revokeText')}
      confirm={t('revoke')}
      isDanger
      action={revoke}
      bodyOf={(reason) => ({ reason })}
      onClose={onClose}
    />
  );
}

/** The new key, shown once. */
export function KeyOnce({ made: { label, key }, onClose }: { made: MadeKey; onClose: () => void }) {
  const t = useKeyMessages();
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={t('madeTitle', { label })}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.form}>
        <p>{t('madeText')}</p>
        <p className={classes.consequence}>
          <code className={classes.breakable}>{key}</code>
        </p>
        <div className={classes.buttons}>
          <CopyButton value={key}>
            {({ copied, copy }) => <Button onClick={copy}>{t(copied ? 'copied' : 'copy')}</Button>}
          </CopyButton>
        </div>
      </div>
    </Modal>
  );
}
