import { agentConfigQuery } from '@housebrand/theming/react';
import { useQuery } from '@housebrand/shared/react';
import { IconAlertCircle } from '@tabler/icons-react';
import { usePortalMessages } from '../messages';
import classes from './column.module.css';

/** The platform's refusal, and another try. */
export default function PlatformRefusal({ prefix, message }: { prefix: string; message: string }) {
  const t = usePortalMessages();
  const { refetch, isFetching } = useQuery({ ...agentConfigQuery(prefix), enabled: false });
  return (
    <div className={classes.notice} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      <span>{message || t('platformRefused')}</span>
      <button type="button" disabled={isFetching} onClick={() => void refetch()}>
        {t('tryAgain')}
      </button>
    </div>
  );
}
