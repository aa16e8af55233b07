import { LoginScreen } from '@housebrand/auth/react';
import { contactLink } from '@housebrand/theming/react';
import { useAgent } from '../site/agent-context';

/** Login with what the agent brings to it. */
export default function LoginPage() {
  const { config } = useAgent();
  return (
    <LoginScreen
      image={config.logo.loginImage}
      intro={config.generals.intro}
      contactHref={contactLink(config.generals.lineID)}
      isUnderMaintenance={config.seamlessLogin.isUnderMaintenance}
    />
  );
}
