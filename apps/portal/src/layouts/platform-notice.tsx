import { agentConfigQuery } from '@housebrand/theming/react';
import { useQuery } from '@housebrand/shared/react';
import { IconAlertCircle } from '@tabler/icons-react';
import { useAgentIfAny } from '../agent/agent-context';
import { usePortalMessages } from '../messages';
import classes from './column.module.css';

/** Shows why the platform refuses the site's configuration (specification section 8); the site goes on with what it knows. */
export function PlatformNotice() {
  const agent = useAgentIfAny();
  const refusal = agent?.config.site.refusal;
  return agent && refusal ? <Refusal prefix={agent.config.agent.prefix} message={refusal.message} /> : null;
}

function Refusal({ prefix, message }: { prefix: string; message: string }) {
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
