import type { MemberRef } from '@housebrand/shared';
import { Button, FormBox, Sheet, TextField, toast, useForm } from '@housebrand/shared/react';
import { FACTOR_NAME_MAX_LENGTH, type SecondFactor } from '../../../core';
import { renameFactor } from '../../api/change-second-factors';
import { useFactorMessages } from '../../factor-messages';
import { kindMessageKeys } from './kind-messages';
import classes from './second-factor.module.css';

export interface FactorSheetProps {
  member: MemberRef;
  factor: SecondFactor;
  isOpen: boolean;
  onClose: () => void;
  onRenamed: () => void;
  onRemove: () => void;
}

/** Renames or removes a second factor. */
export function FactorSheet({ isOpen, onClose, ...rest }: FactorSheetProps) {
  const t = useFactorMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={rest.factor.name || t(kindMessageKeys[rest.factor.kind])}>
      <FactorForm key={rest.factor.id} {...rest} />
    </Sheet>
  );
}

function FactorForm({ member, factor, onRenamed, onRemove }: Omit<FactorSheetProps, 'isOpen' | 'onClose'>) {
  const t = useFactorMessages();
  const form = useForm({
    initial: { name: factor.name },
    secrets: {},
    rules: () => [],
    messages: [],
    send: async ({ name }) => {
      await renameFactor(member, factor.id, name.trim());
      toast.show(t('renamed'), 'success');
      onRenamed();
    },
  });
  return (
    <FormBox
      form={form}
      actions={
        <div className={classes.rows}>
          <Button type="submit" isFullWidth isLoading={form.isBusy}>
            {t('rename')}
          </Button>
          <Button variant="danger" isFullWidth onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      }
    >
      <TextField
        {...form.field('name')}
        label={t('name')}
        autoComplete="off"
        maxLength={FACTOR_NAME_MAX_LENGTH}
        enterKeyHint="done"
      />
    </FormBox>
  );
}
