import { Suspense } from 'react';
import { useAgentIfAny } from '../agent/agent-context';
import { lazyPart } from '../chunks/lazy-screen';

const PlatformRefusal = lazyPart(() => import('./platform-refusal'));

/** Shows why the platform refuses the site's configuration (specification section 8); the site goes on with what it knows. */
export function PlatformNotice() {
  const agent = useAgentIfAny();
  const refusal = agent?.config.site.refusal;
  if (!agent || !refusal) return null;
  return (
    <Suspense>
      <PlatformRefusal prefix={agent.config.agent.prefix} message={refusal.message} />
    </Suspense>
  );
}
