import type { AcceptInvitationRequest, OfficeSession } from '@housebrand/office';
import { useMutation } from '@housebrand/shared/react';
import { Button, PasswordInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { callOffice } from '../api/call';
import { Refusal } from '../kit/refusal';
import classes from './login.module.css';
import { useSessionMessages } from './messages';

/** Chooses the password of an invited account. @param token the fragment of the one-time link */
export function InvitationForm({ token, onSession }: { token: string; onSession: (session: OfficeSession) => void }) {
  const t = useSessionMessages();
  const [password, setPassword] = useState('');
  const acceptance = useMutation<OfficeSession, AcceptInvitationRequest>({
    mutationFn: (body) => callOffice('acceptInvitation', { body }),
    onSuccess: onSession,
  });
  if (token === '') return <p className={classes.failure}>{t('invitationMissing')}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) acceptance.mutate({ token, password });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <PasswordInput
        size="sm"
        label={t('newPassword')}
        autoComplete="new-password"
        required
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Refusal error={acceptance.error} />
      <Button type="submit" size="sm" loading={acceptance.isPending}>
        {t('accept')}
      </Button>
    </form>
  );
}
