import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '@housebrand/office';
import { toast, type IdempotentMutation } from '@housebrand/shared/react';
import { Button, Modal, Textarea } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import classes from './kit.module.css';
import { kitText, useKitMessages } from './messages';
import { Refusal } from './refusal';

/** An action that staff confirm with a reason. */
export interface ActionDialogProps<Result, Body extends object> {
  title: string;
  /** One sentence: what the action does, and what it does not. */
  consequence: string;
  /** Says who has to agree; without it, the action takes effect at once. */
  agreement?: string | undefined;
  /** Text of the button. */
  confirm: string;
  /** A destructive action. */
  isDanger?: boolean;
  action: IdempotentMutation<Result, Body>;
  /** Returns the request for a reason. `null`: another field is not complete. */
  bodyOf: (reason: string) => Body | null;
  /** Says what to do while the outcome is not known, for a call that is not repeated under the same key. */
  unknownText?: string;
  /** Returns the message after the action; "Done" if omitted. */
  doneText?: (result: Result) => string;
  onDone?: (result: Result) => void;
  onClose: () => void;
  /** Further fields, above the reason. */
  children?: ReactNode;
}

/** Asks for a reason, says what will happen and who has to agree, and sends the action once. */
export function ActionDialog<Result, Body extends object>(props: ActionDialogProps<Result, Body>) {
  const {
    title,
    consequence,
    agreement,
    confirm,
    isDanger = false,
    action,
    bodyOf,
    unknownText,
    doneText,
    onDone,
    onClose,
    children,
  } = props;
  const t = useKitMessages();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isShort = reason.trim().length < REASON_MIN_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const body = isShort ? null : bodyOf(reason.trim());
    if (!body) return;
    action.mutate(body, {
      onSuccess: (result) => {
        toast.show(doneText?.(result) ?? kitText('done'), 'success', 5_000);
        onDone?.(result);
        onClose();
      },
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.consequence}>{consequence}</p>
        {agreement && (
          <p className={classes.agreement}>
            <IconUsers size={18} aria-hidden />
            <span>{agreement}</span>
          </p>
        )}
        {children}
        <Textarea
          label={t('reason')}
          description={t('reasonHint')}
          required
          autosize
          minRows={2}
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          error={isTried && isShort ? t('reasonShort', { min: REASON_MIN_LENGTH }) : null}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          data-autofocus={children ? undefined : true}
        />
        <Answer action={action} confirm={confirm} isDanger={isDanger} unknownText={unknownText} onClose={onClose} />
      </form>
    </Modal>
  );
}

/** The failure of the last attempt, and the buttons. */
function Answer<Result, Body extends object>({
  action: { error, isUnknown, isPending },
  confirm,
  isDanger,
  unknownText,
  onClose,
}: Pick<ActionDialogProps<Result, Body>, 'action' | 'confirm' | 'isDanger' | 'onClose'> & {
  unknownText: string | undefined;
}) {
  const t = useKitMessages();
  const isOpen = error !== null && isUnknown;
  return (
    <>
      <Refusal error={error} hint={isOpen ? (unknownText ?? t('unknownOutcome')) : undefined} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isPending} {...(isDanger && { color: 'red' })}>
          {isOpen ? t('sendAgain') : confirm}
        </Button>
      </div>
    </>
  );
}
