import { AppBar, Button, FormBox, LinkButton, TextField, useForm, usePath, usePortal } from '@housebrand/shared/react';
import { IconMessage, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { authMessages, normalizeDigits, phoneProblems } from '../../core';
import { forgetPassword } from '../api/forget-password';
import { sendOtp } from '../api/send-otp';
import { OtpEntry } from '../components/otp-entry';
import { groupedTel } from '../session/masks';
import { useOtpCountdown } from '../session/otp-countdown';
import { useAuthWords } from '../words';
import classes from './access.module.css';

/** `forget-password`: a phone, its one-time password, and a generated password by text message. */
export default function ForgetPassword() {
  const words = useAuthWords();
  const path = usePath();
  const { prefix } = usePortal();
  const countdown = useOtpCountdown();
  const [tel, setTel] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const ask = async (number: string) => countdown.start((await sendOtp({ prefix, tel: number })).resendAt);
  return (
    <>
      <AppBar title={words('forgetTitle')} parent={path('login')} />
      <main className={classes.screen}>
        {isDone ? (
          <Done />
        ) : tel === null ? (
          <PhoneForm
            onSend={async (number) => {
              await ask(number);
              setTel(number);
            }}
          />
        ) : (
          <>
            <p className={classes.lead}>{words('forgetSent')}</p>
            <OtpEntry
              tel={tel}
              countdown={countdown}
              onResend={() => ask(tel)}
              onFull={async (otp) => {
                await forgetPassword({ prefix, tel, otp });
                setDone(true);
              }}
            />
          </>
        )}
      </main>
    </>
  );
}

function PhoneForm({ onSend }: { onSend: (tel: string) => Promise<void> }) {
  const words = useAuthWords();
  const form = useForm({
    initial: { tel: '' },
    secrets: {},
    rules: ({ tel }) => phoneProblems(normalizeDigits(tel)),
    messages: [authMessages],
    send: ({ tel }) => onSend(normalizeDigits(tel)),
  });
  return (
    <FormBox
      form={form}
      actions={
        <Button type="submit" isFullWidth isLoading={form.isBusy}>
          {words('sendOtp')}
        </Button>
      }
    >
      <p className={classes.lead}>{words('forgetLead')}</p>
      <TextField
        {...form.field('tel', groupedTel)}
        label={words('tel')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="send"
        icon={<IconPhone size={20} aria-hidden />}
      />
    </FormBox>
  );
}

function Done() {
  const words = useAuthWords();
  const path = usePath();
  return (
    <div className={classes.done} role="status">
      <IconMessage size={56} aria-hidden />
      <h2>{words('forgetDone')}</h2>
      <p className={classes.lead}>{words('forgetDoneText')}</p>
      <LinkButton to={path('login')} isFullWidth replace>
        {words('toLogin')}
      </LinkButton>
    </div>
  );
}
