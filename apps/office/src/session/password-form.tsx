import type { OfficeLoginRequest, OfficeSession } from '@housebrand/office';
import { useMutation } from '@housebrand/shared/react';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { callOffice } from '../api/call';
import { Refusal } from '../kit/refusal';
import classes from './login.module.css';
import { useSessionMessages } from './messages';

/** The first step of a login. */
export function PasswordForm({ onSession }: { onSession: (session: OfficeSession) => void }) {
  const t = useSessionMessages();
  const [request, setRequest] = useState<OfficeLoginRequest>({ username: '', password: '' });
  const [isTried, setIsTried] = useState(false);
  const login = useMutation<OfficeSession, OfficeLoginRequest>({
    mutationFn: (body) => callOffice('login', { body }),
    onSuccess: onSession,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (request.username.trim() && request.password) login.mutate({ ...request, username: request.username.trim() });
  };
  const missing = (value: string) => (isTried && value.trim() === '' ? t('needed') : null);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        size="sm"
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={request.username}
        error={missing(request.username)}
        onChange={({ currentTarget }) => setRequest({ ...request, username: currentTarget.value })}
      />
      <PasswordInput
        size="sm"
        label={t('password')}
        autoComplete="current-password"
        value={request.password}
        error={missing(request.password)}
        onChange={({ currentTarget }) => setRequest({ ...request, password: currentTarget.value })}
      />
      <Refusal error={login.error} />
      <Button type="submit" size="sm" loading={login.isPending}>
        {t('next')}
      </Button>
    </form>
  );
}
