import type { MemberRef } from '@housebrand/shared';
import {
  Button,
  Card,
  FormBox,
  LinkButton,
  QrCode,
  TextField,
  useForm,
  useMutation,
  useStepUp,
} from '@housebrand/shared/react';
import { IconCopy } from '@tabler/icons-react';
import { authMessages, FACTOR_NAME_MAX_LENGTH, type TotpEnrolment } from '../../../core';
import { confirmTotp } from '../../api/change-second-factors';
import { useFactorMessages } from '../../factor-messages';
import classes from './second-factor.module.css';
import { copyText } from './take-along';

/** Six digits plus separators. */
const CODE_MAX_LENGTH = 8;

export interface TotpSetUpProps {
  member: MemberRef;
  enrolment: TotpEnrolment;
  /** Called once the factor is on; `recoveryCodes` is empty unless it is the first factor. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** QR code for the app, on a phone a link that opens it, and a field for its first code, which proves the setup. */
export function TotpSetUp({ member, enrolment: { id, secret, uri }, onDone }: TotpSetUpProps) {
  const t = useFactorMessages();
  // by the time the app shows its code, the password may no longer count as recent
  const stepUp = useStepUp();
  const confirming = useMutation({
    mutationFn: (values: { code: string; name: string }) => confirmTotp(member, id, values),
    stepUp,
  });
  const form = useForm({
    initial: { code: '', name: '' },
    secrets: { code: true },
    rules: ({ code }) => (code.trim() === '' ? [{ field: 'code', messageKey: 'shared.required' }] : []),
    messages: [authMessages],
    send: async (values) => onDone((await confirming.mutateAsync(values)).recoveryCodes),
  });
  return (
    <>
      <Card className={classes.part}>
        <h2>{t('scan')}</h2>
        <div className={classes.onPhone}>
          <LinkButton variant="ghost" href={uri} isFullWidth>
            {t('openApp')}
          </LinkButton>
        </div>
        <p className={classes.hint}>{t('scanText')}</p>
        <QrCode text={uri} size={176} label={t('qr')} />
        <p className={classes.hint}>{t('key')}</p>
        <code className={classes.key} translate="no">
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </code>
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
      {stepUp.sheet}
    </>
  );
}
