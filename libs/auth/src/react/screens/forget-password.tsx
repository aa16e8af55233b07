import { normalizeTel } from '@housebrand/shared';
import { AppBar, Button, FormBox, LinkButton, TextField, useForm, usePath, usePortal } from '@housebrand/shared/react';
import { IconMessage, IconPhone } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { authMessages, phoneProblems } from '../../core';
import { forgetPassword } from '../api/forget-password';
import { sendOtp } from '../api/send-otp';
import { AccessCard } from '../components/access-card';
import { OtpEntry } from '../components/otp-entry';
import { groupedTel } from '../session/masks';
import { useOtpCountdown } from '../session/otp-countdown';
import { useAuthMessages } from '../messages';
import { useRecoveryMessages } from '../recovery-messages';
import classes from './access.module.css';

/** `forget-password`: verifies the phone by a one-time password, then sends a generated password by text message. */
export default function ForgetPassword() {
  const t = useRecoveryMessages();
  const path = usePath();
  const { prefix } = usePortal();
  const countdown = useOtpCountdown();
  const [tel, setTel] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const requestCode = async (number: string) => countdown.start((await sendOtp({ prefix, tel: number })).resendAt);
  return (
    <>
      <AppBar title={t('forgetTitle')} parent={path('login')} />
      <main className={classes.screen}>
        <AccessCard className={classes.card}>
          {isDone ? (
            <Done />
          ) : tel === null ? (
            <PhoneForm
              onSend={async (number, hasCode) => {
                if (!hasCode) await requestCode(number);
                setTel(number);
              }}
            />
          ) : (
            <>
              <p className={classes.lead}>{t('forgetSent')}</p>
              <OtpEntry
                tel={tel}
                countdown={countdown}
                onResend={() => requestCode(tel)}
                onFull={async (otp) => {
                  await forgetPassword({ prefix, tel, otp });
                  setDone(true);
                }}
              />
              <Button variant="plain" size="sm" onClick={() => setTel(null)}>
                {t('otherTel')}
              </Button>
            </>
          )}
        </AccessCard>
      </main>
    </>
  );
}

/** @param onSend `hasCode`: staff have sent the code already */
function PhoneForm({ onSend }: { onSend: (tel: string, hasCode: boolean) => Promise<void> }) {
  const t = useRecoveryMessages();
  const access = useAuthMessages();
  const hasCode = useRef(false);
  const form = useForm({
    initial: { tel: '' },
    secrets: {},
    rules: ({ tel }) => phoneProblems(normalizeTel(tel)),
    messages: [authMessages],
    send: ({ tel }) => onSend(normalizeTel(tel), hasCode.current),
  });
  return (
    <FormBox
      form={form}
      actions={
        <>
          <Button type="submit" isFullWidth isLoading={form.isBusy} onClick={() => (hasCode.current = false)}>
            {t('sendOtp')}
          </Button>
          <Button type="submit" variant="plain" size="sm" onClick={() => (hasCode.current = true)}>
            {t('haveCode')}
          </Button>
        </>
      }
    >
      <p className={classes.lead}>{t('forgetLead')}</p>
      <TextField
        {...form.field('tel', groupedTel)}
        label={access('tel')}
        type="tel"
        autoFocus
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="send"
        icon={<IconPhone size={20} aria-hidden />}
      />
    </FormBox>
  );
}

function Done() {
  const t = useRecoveryMessages();
  const path = usePath();
  return (
    <div className={classes.done} role="status">
      <IconMessage size={56} aria-hidden />
      <h2>{t('forgetDone')}</h2>
      <p className={classes.lead}>{t('forgetDoneText')}</p>
      <LinkButton to={path('login')} isFullWidth replace>
        {t('toLogin')}
      </LinkButton>
    </div>
  );
}
