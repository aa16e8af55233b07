import { OWN_CODES } from '@housebrand/shared';
import {
  ApiError,
  Button,
  Card,
  Checkbox,
  confirm,
  ListRow,
  toast,
  useNavigate,
  usePath,
  usePortal,
  useStepUp,
} from '@housebrand/shared/react';
import { IconArrowBarUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useErasure } from '../api/request-erasure';
import { usePersonalDataMessages } from '../personal-data-messages';
import classes from './close-account.module.css';

const DELETED = ['deletedProfile', 'deletedAccess', 'deletedMessages'] as const;
const KEPT = ['keptBooks', 'keptExclusion', 'keptProvider'] as const;

/** Closes the account and has the personal data erased, after the member has read what that means. */
export function CloseAccount() {
  const t = usePersonalDataMessages();
  const path = usePath();
  const [isUnderstood, setUnderstood] = useState(false);
  const [givesUpCredit, setGivesUpCredit] = useState(false);
  const { refusal, isBusy, close, sheet } = useClosing();
  const hasCredit = refusal?.code === OWN_CODES.creditRemains;
  return (
    <Card className={classes.block}>
      <h2 className={classes.heading}>{t('close')}</h2>
      <p className={classes.text}>{t('closeIntro')}</p>
      <Consequences title={t('deleted')} items={DELETED.map((key) => t(key))} />
      <Consequences title={t('kept')} items={KEPT.map((key) => t(key))} />
      <Checkbox
        label={t('understood')}
        checked={isUnderstood}
        onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
      />
      <div role="alert">
        {refusal && (
          <p className={classes.refusal}>
            <span>{refusal.message}</span>
          </p>
        )}
      </div>
      {hasCredit && (
        <>
          <ListRow icon={<IconArrowBarUp size={22} aria-hidden />} label={t('withdrawFirst')} to={path('withdraw')} />
          <Checkbox
            label={t('giveUp')}
            checked={givesUpCredit}
            onChange={({ currentTarget }) => setGivesUpCredit(currentTarget.checked)}
          />
        </>
      )}
      <Button
        variant="danger"
        isFullWidth
        isLoading={isBusy}
        disabled={!isUnderstood || (hasCredit && !givesUpCredit)}
        onClick={() => void close(hasCredit && givesUpCredit)}
      >
        {t('closeNow')}
      </Button>
      {sheet}
    </Card>
  );
}

function Consequences({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function useClosing() {
  const t = usePersonalDataMessages();
  const { member } = usePortal();
  const path = usePath();
  const navigate = useNavigate();
  const stepUp = useStepUp();
  const request = useErasure(stepUp, () => {
    toast.show(t('closed'), 'success');
    void navigate(path());
  });
  const refusal = request.error instanceof ApiError ? request.error : null;
  const close = async (givesUpCredit: boolean) => {
    const question = { title: t('closeQuestion'), text: t('closeQuestionText'), confirmLabel: t('closeNow') };
    if (member && (await confirm({ ...question, isDanger: true }))) request.mutate({ member, givesUpCredit });
  };
  return { refusal, isBusy: request.isPending, close, sheet: stepUp.sheet };
}
