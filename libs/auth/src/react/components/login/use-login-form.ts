import { typedUsername } from '@housebrand/shared';
import { ApiError, toast, useForm, usePortal } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authMessages, loginProblems } from '../../../core';
import { login } from '../../api/login';
import { rememberedUsername, rememberUsername } from '../../session/remembered-username';
import { readSessionEnd } from '../../session/session-end';
import { usePasskeyAnswer } from './use-passkey-answer';
import { useSecondFactorRequest } from './use-second-factor-request';
import { isWrongLogin } from './wrong-login';

const EMPTY = { username: '', password: '', code: '', passkey: '', isRemembered: false };

/** The login form's values, rules and submission, with a second factor once the server requires one. */
export function useLoginForm() {
  const { prefix } = usePortal();
  const client = useQueryClient();
  const secondFactor = useSecondFactorRequest();
  const [isWrong, setWrong] = useState(false);
  const form = useForm({
    initial: EMPTY,
    // only in the browser: a server-rendered form has no remembered username
    knownHere: () => {
      const username = rememberedUsername(prefix);
      if (username !== '') return { username, isRemembered: true };
      return { username: readSessionEnd(prefix)?.username ?? '' };
    },
    secrets: { password: true, code: true, passkey: true },
    rules: (values) => [
      ...loginProblems(values, prefix),
      ...(secondFactor.of(values.username) && values.code.trim() === '' && values.passkey === ''
        ? [{ field: 'code', messageKey: 'shared.required' } as const]
        : []),
    ],
    messages: [authMessages],
    send: async ({ username, password, code, isRemembered }) => {
      const answer = passkey.take();
      const normalized = typedUsername(username);
      rememberUsername(prefix, isRemembered ? normalized : null);
      const factor = answer ? { passkey: answer } : secondFactor.of(username) && { code };
      const request = { prefix, username: normalized, password, ...factor };
      await login(client, request).catch((error: unknown) => {
        toastMaintenance(error);
        setWrong(isWrongLogin(error));
        if (!secondFactor.isRequestedBy(error, normalized)) throw error;
      });
    },
  });
  const passkey = usePasskeyAnswer(form);
  const requested = secondFactor.of(form.values.username);
  return {
    form,
    needsCode: requested !== null,
    challenge: requested?.challenge ?? null,
    showPasskey: passkey.submit,
    isWrongLogin: isWrong,
  };
}

/** Shows maintenance as a toast for four seconds (specification section 8). */
function toastMaintenance(error: unknown): void {
  if (error instanceof ApiError && error.isUnavailable) toast.show(error.message, 'maintenance');
}
