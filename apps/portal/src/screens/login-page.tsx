import { LoginScreen } from '@housebrand/auth/react';
import { usePortal } from '@housebrand/shared/react';
import { useAgent } from '../agent/agent-context';

/** The login with the agent's settings. */
export default function LoginPage() {
  const { config } = useAgent();
  const { contactHref } = usePortal();
  return (
    <LoginScreen
      image={config.logo.loginImage}
      intro={config.generals.intro}
      contactHref={contactHref}
      isUnderMaintenance={config.seamlessLogin.isUnderMaintenance}
    />
  );
}
