import type { BeginPasskeyRequest, PasskeyEnrolment } from '@housebrand/office';
import { makePasskey, useMutation } from '@housebrand/shared/react';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { callOffice } from '../api/call';
import { OFFICE_KEY } from '../api/hooks';
import classes from '../kit/kit.module.css';
import { Refusal } from '../kit/refusal';
import { useShellMessages } from './messages';

const NAME_MAX = 40;

/** Asks for the password again, and then for the passkey in the browser. */
export function AddPasskey() {
  const t = useShellMessages();
  const [values, setValues] = useState({ name: '', password: '' });
  const [isUnfit, setIsUnfit] = useState(false);
  const add = useMutation<boolean, BeginPasskeyRequest>({
    mutationFn: async (body) => {
      const options = await callOffice<PasskeyEnrolment>('passkeys.begin', { body });
      const made = await makePasskey(options);
      if (typeof made === 'string') return made === 'cancelled';
      await callOffice('passkeys.add', { body: { ...made, name: values.name.trim() } });
      return true;
    },
    onSuccess: (isFine) => {
      setIsUnfit(!isFine);
      setValues({ name: '', password: '' });
    },
    invalidates: [[OFFICE_KEY]],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (values.password) add.mutate({ password: values.password });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <p className={classes.consequence}>{t('passkeysText')}</p>
      <TextInput
        label={t('passkeyName')}
        maxLength={NAME_MAX}
        value={values.name}
        onChange={({ currentTarget }) => setValues({ ...values, name: currentTarget.value })}
      />
      <PasswordInput
        label={t('passkeyPassword')}
        autoComplete="current-password"
        required
        value={values.password}
        onChange={({ currentTarget }) => setValues({ ...values, password: currentTarget.value })}
      />
      <Refusal error={add.error} />
      {isUnfit && (
        <p className={classes.failure} role="alert">
          {t('passkeyUnfit')}
        </p>
      )}
      <Button type="submit" loading={add.isPending}>
        {t('addPasskey')}
      </Button>
    </form>
  );
}
