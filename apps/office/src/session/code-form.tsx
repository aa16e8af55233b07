import type { OfficeCallName, OfficeCodeRequest, OfficeSession } from '@housebrand/office';
import { useMutation } from '@housebrand/shared/react';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { callOffice } from '../api/call';
import { Refusal } from '../kit/refusal';
import classes from './login.module.css';
import { useSessionMessages } from './messages';

const DIGITS = 6;

/** What the code confirms, and the texts around it. */
export interface CodeFormProps {
  call: Extract<OfficeCallName, 'showFactor' | 'confirmEnrolment'>;
  title: string;
  text: string;
  confirm: string;
  onSession: (session: OfficeSession) => void;
}

/** Asks for the six digits of the authenticator app. */
export function CodeForm({ call, title, text, confirm, onSession }: CodeFormProps) {
  const t = useSessionMessages();
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const check = useMutation<OfficeSession, OfficeCodeRequest>({
    mutationFn: (body) => callOffice(call, { body }),
    onSuccess: onSession,
    onError: () => setCode(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (code.length === DIGITS) check.mutate({ code });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h2>{title}</h2>
      <p className={classes.lead}>{text}</p>
      <TextInput
        size="sm"
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={DIGITS}
        classNames={{ input: classes.code ?? '' }}
        value={code}
        error={isTried && !check.isPending && !check.error && code.length < DIGITS ? t('codeShort') : null}
        onChange={({ currentTarget }) => setCode(currentTarget.value.replace(/\D/g, ''))}
      />
      <Refusal error={check.error} />
      <Button type="submit" size="sm" loading={check.isPending}>
        {confirm}
      </Button>
    </form>
  );
}
