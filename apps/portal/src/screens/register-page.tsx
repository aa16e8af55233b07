import { RegisterScreen } from '@housebrand/auth/react';
import { useAgent } from '../agent/agent-context';

/** Registration, in the way that the agent's site asks for. */
export default function RegisterPage() {
  const { config } = useAgent();
  return <RegisterScreen isSmsOtp={config.site.isSmsOtp} />;
}
