import { DEFAULT_LANGUAGE } from '@housebrand/shared';
import type { AgentConfig } from '@housebrand/theming';
import type { AgentBootstrapService, ShellLook, Visit } from '@housebrand/theming/nest';

const SIZES = [192, 512] as const;

export const MANIFEST_ROUTE = '/:prefix/manifest.webmanifest';

export const manifestAddress = (prefix: string): string => MANIFEST_ROUTE.replace(':prefix', prefix);

/** Returns the address of the agent's home-screen icon. The version makes it unique per configuration. */
export function appIconAddress({ agent, version }: AgentConfig, size: (typeof SIZES)[number]): string {
  return `/media/agents/${agent.prefix}/app-${size}.png?v=${version}`;
}

/** Returns the web app manifest of an agent's site; `null` for an unknown prefix. */
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
    // no prefix is the start of another, so the scope contains no other agent
    scope: home,
    start_url: home,
    display: 'standalone',
    orientation: 'portrait',
    theme_color: themeColor,
    // the splash screen consists of the name, the icon and this colour
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
