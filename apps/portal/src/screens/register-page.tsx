import { RegisterScreen } from '@housebrand/auth/react';
import { useAgent } from '../agent/agent-context';

/** Registration with the verification that the agent's site requires. */
export default function RegisterPage() {
  const { config } = useAgent();
  return <RegisterScreen isSmsOtp={config.site.isSmsOtp} />;
}
