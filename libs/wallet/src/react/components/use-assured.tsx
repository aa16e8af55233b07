import { STEP_UP_CODE } from '@housebrand/shared';
import { ApiError, Button, FormBox, PasswordField, Sheet, useForm } from '@housebrand/shared/react';
import { useRef, useState, type ReactNode } from 'react';
import { requestStepUp } from '../api/request-step-up';
import { useChipWords } from '../chip-words';

const MAX_PASSWORD_LENGTH = 128;

/** What waits for the password: it is answered when the sheet closes. */
type Waiting = (isConfirmed: boolean) => void;

/**
 * For calls that move money: `run` sends one, and when the server is not sure who sits there, asks for the password in `sheet`
 * and sends it again. Whoever closes the sheet gets the server's refusal.
 */
export function useAssured(): { run: <T>(send: () => Promise<T>) => Promise<T>; sheet: ReactNode } {
  const waiting = useRef<Waiting | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = (isConfirmed: boolean): void => {
    setOpen(false);
    waiting.current?.(isConfirmed);
    waiting.current = null;
  };
  const run = async <T,>(send: () => Promise<T>): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== STEP_UP_CODE) throw error;
      const isConfirmed = await new Promise<boolean>((resolve) => {
        waiting.current = resolve;
        setOpen(true);
      });
      if (!isConfirmed) throw error;
      return send();
    }
  };
  return { run, sheet: <PasswordSheet isOpen={isOpen} onAnswer={answer} /> };
}

function PasswordSheet({ isOpen, onAnswer }: { isOpen: boolean; onAnswer: Waiting }) {
  const words = useChipWords();
  return (
    <Sheet isOpen={isOpen} onClose={() => onAnswer(false)} title={words('confirmTitle')}>
      <PasswordForm onConfirmed={() => onAnswer(true)} />
    </Sheet>
  );
}

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const words = useChipWords();
  const form = useForm({
    initial: { password: '' },
    secrets: { password: true },
    rules: ({ password }) => (password === '' ? [{ field: 'password', messageKey: 'shared.required' }] : []),
    messages: [],
    send: async ({ password }) => {
      await requestStepUp(password);
      onConfirmed();
    },
  });
  return (
    <FormBox
      form={form}
      actions={
        <Button type="submit" isFullWidth isLoading={form.isBusy}>
          {words('confirm')}
        </Button>
      }
    >
      <p>{words('confirmText')}</p>
      <PasswordField
        {...form.field('password')}
        label={words('password')}
        autoComplete="current-password"
        enterKeyHint="go"
        required
        maxLength={MAX_PASSWORD_LENGTH}
      />
    </FormBox>
  );
}
