import { Button, FailureScreen, FormBox, Skeleton, TextField, useForm, usePortal } from '@housebrand/shared/react';
import { IconRefresh } from '@tabler/icons-react';
import { useCaptcha } from '../../api/get-captcha';
import { useRegistrationStepMessages } from '../../registration-step-messages';
import classes from './register.module.css';

/** Captcha picture and its answer. Each answer, right or wrong, uses the picture up. */
export function CaptchaEntry({ onSend }: { onSend: (proof: { captchaId: string; captcha: string }) => Promise<void> }) {
  const t = useRegistrationStepMessages();
  const { prefix, contactHref } = usePortal();
  const picture = useCaptcha(prefix);
  const form = useForm({
    initial: { captcha: '' },
    secrets: {},
    usedOnce: ['captcha'],
    rules: ({ captcha }) => (captcha.trim() === '' ? [{ field: 'captcha', messageKey: 'shared.required' }] : []),
    messages: [],
    send: async ({ captcha }) => {
      if (!picture.data) return;
      await onSend({ captchaId: picture.data.captchaId, captcha }).catch(async (error: unknown) => {
        await picture.refetch();
        throw error;
      });
    },
  });
  if (picture.isError) return <FailureScreen error={picture.error} onRetry={() => void picture.refetch()} />;
  return (
    <div className={classes.captcha}>
      {picture.data ? (
        <img className={classes.picture} src={picture.data.image} alt={t('captchaPicture')} />
      ) : (
        <Skeleton height={80} radius={12} />
      )}
      <Button variant="plain" icon={<IconRefresh size={20} aria-hidden />} onClick={() => void picture.refetch()}>
        {t('newPicture')}
      </Button>
      <FormBox
        form={form}
        actions={
          <Button type="submit" isFullWidth isLoading={form.isBusy} disabled={!picture.data}>
            {t('createAccount')}
          </Button>
        }
      >
        <TextField
          {...form.field('captcha')}
          label={t('typePicture')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          data-autofocus
        />
      </FormBox>
      {contactHref && (
        <a className={classes.quiet} href={contactHref} target="_blank" rel="noopener noreferrer">
          {t('cannotRead')}
        </a>
      )}
    </div>
  );
}
