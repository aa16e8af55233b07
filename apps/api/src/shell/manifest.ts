import { DEFAULT_LANGUAGE } from '@housebrand/shared';
import type { AgentConfig } from '@housebrand/theming';
import type { AgentBootstrapService, ShellLook, Visit } from '@housebrand/theming/nest';

const SIZES = [192, 512] as const;

export const MANIFEST_ROUTE = '/:prefix/manifest.webmanifest';

export const manifestAddress = (prefix: string): string => MANIFEST_ROUTE.replace(':prefix', prefix);

/** The agent's icon on a home screen; another version of the agent has another address. */
export function appIconAddress({ agent, version }: AgentConfig, size: (typeof SIZES)[number]): string {
  return `/media/agents/${agent.prefix}/app-${size}.png?v=${version}`;
}

/** What a phone makes of an agent's site when it is put on the home screen; `null` when there is no such site. */
export async function manifestOf(
  agents: Pick<AgentBootstrapService, 'forShell'>,
  prefix: string,
  visit: Visit,
): Promise<object | null> {
  const look = await agents.forShell(prefix.toUpperCase(), visit);
  const { config } = look.bootstrap;
  return config && manifest(config, look);
}

function manifest(config: AgentConfig, { name, themeColor, intro }: ShellLook): object {
  const home = `/${config.agent.prefix}`;
  return {
    id: home,
    name,
    short_name: name,
    ...(intro && { description: intro }),
    lang: DEFAULT_LANGUAGE,
    // no prefix is the beginning of another: nothing of another agent is below it
    scope: home,
    start_url: home,
    display: 'standalone',
    orientation: 'portrait',
    theme_color: themeColor,
    // name, icon and this colour make the splash screen
    background_color: themeColor,
    icons: SIZES.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: appIconAddress(config, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
