import type { MemberRef } from '@housebrand/shared';
import { Button, Card, FormBox, QrCode, TextField, useAssured, useForm } from '@housebrand/shared/react';
import { IconCopy } from '@tabler/icons-react';
import { authMessages, FACTOR_NAME_MAX_LENGTH, type TotpEnrolment } from '../../../core';
import { confirmTotp } from '../../api/change-second-factors';
import { useFactorMessages } from '../../factor-messages';
import classes from './second-factor.module.css';
import { copyText } from './take-along';

/** Six digits, however somebody groups them. */
const CODE_MAX_LENGTH = 8;

export interface TotpSetUpProps {
  member: MemberRef;
  enrolment: TotpEnrolment;
  /** It is on; the codes are none when there were some before. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** The picture for the app, and its first code as the proof that it was read right. */
export function TotpSetUp({ member, enrolment: { id, secret, uri }, onDone }: TotpSetUpProps) {
  const t = useFactorMessages();
  // the password may be older than five minutes by the time the app shows its code
  const { run, sheet } = useAssured();
  const form = useForm({
    initial: { code: '', name: '' },
    secrets: { code: true },
    rules: ({ code }) => (code.trim() === '' ? [{ field: 'code', messageKey: 'shared.required' }] : []),
    messages: [authMessages],
    send: async (values) => onDone((await run(() => confirmTotp(member, id, values))).recoveryCodes),
  });
  return (
    <>
      <Card className={classes.part}>
        <h2>{t('scan')}</h2>
        <p className={classes.hint}>{t('scanText')}</p>
        <QrCode text={uri} size={176} label={t('qr')} />
        <p className={classes.hint}>{t('key')}</p>
        <code className={classes.key}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        <Button
          variant="ghost"
          size="sm"
          icon={<IconCopy size={18} aria-hidden />}
          onClick={() => void copyText(secret)}
        >
          {t('copyKey')}
        </Button>
      </Card>
      <FormBox
        form={form}
        actions={
          <Button type="submit" isFullWidth isLoading={form.isBusy}>
            {t('turnOn')}
          </Button>
        }
      >
        <TextField
          {...form.field('code')}
          label={t('firstCode')}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="next"
          required
          maxLength={CODE_MAX_LENGTH}
        />
        <TextField
          {...form.field('name')}
          label={t('name')}
          autoComplete="off"
          maxLength={FACTOR_NAME_MAX_LENGTH}
          enterKeyHint="go"
        />
      </FormBox>
      {sheet}
    </>
  );
}
