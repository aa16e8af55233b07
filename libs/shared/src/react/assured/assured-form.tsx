import { FormBox } from '../form/form-box';
import { PasswordField } from '../form/password-field';
import { TextField } from '../form/text-field';
import { useForm } from '../form/use-form';
import { Button } from '../ui/button';
import { useSharedWords } from '../words/shared-words';
import { requestStepUp, showSecondFactor } from './requests';
import type { Wanted } from './use-assured';

const MAX_PASSWORD_LENGTH = 128;
const MAX_CODE_LENGTH = 32;

/** The password or the code of whoever is about to move money. */
export default function AssuredForm({ wanted, onShown }: { wanted: Wanted; onShown: () => void }) {
  const words = useSharedWords();
  const form = useForm({
    initial: { secret: '' },
    secrets: { secret: true },
    rules: ({ secret }) => (secret.trim() === '' ? [{ field: 'secret', messageKey: 'shared.required' }] : []),
    messages: [],
    send: async ({ secret }) => {
      await (wanted === 'code' ? showSecondFactor(secret) : requestStepUp(secret));
      onShown();
    },
  });
  // the sheet puts the focus on what says so; the form may also come after the sheet
  return (
    <FormBox
      form={form}
      actions={
        <Button type="submit" isFullWidth isLoading={form.isBusy}>
          {words('assuredConfirm')}
        </Button>
      }
    >
      <p>{words(wanted === 'code' ? 'assuredCodeText' : 'assuredText')}</p>
      {wanted === 'code' ? (
        <TextField
          {...form.field('secret')}
          label={words('assuredCode')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoFocus
          data-autofocus
          enterKeyHint="go"
          required
          maxLength={MAX_CODE_LENGTH}
        />
      ) : (
        <PasswordField
          {...form.field('secret')}
          label={words('assuredPassword')}
          autoComplete="current-password"
          autoFocus
          data-autofocus
          enterKeyHint="go"
          required
          maxLength={MAX_PASSWORD_LENGTH}
        />
      )}
    </FormBox>
  );
}
