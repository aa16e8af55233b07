import type { INestApplicationContext } from '@nestjs/common';
import { SimulatedWorld } from '@housebrand/providers/nest';
import { Settings } from '@housebrand/shared/nest';
import type { AgentReport } from '@housebrand/theming/nest';

const LIVE = [
  'Before members can log in, set up this prefix in the three provider systems:',
  '  member system   the site, and its members',
  '  game platform   the site with its providers, bank accounts and OTP by SMS',
  '  external API    the wheel, gashapon and check-in, where the agent has them',
  'npm run provider-contract shows the differences; docs/live-mode.md has the checklist.',
];

/** Returns the address of the agent's portal. */
export function portalOf(app: INestApplicationContext, prefix: string): string {
  return `${app.get(Settings, { strict: false }).publicOrigin.replace(/\/$/, '')}/${prefix}`;
}

/** Sets up a new agent at the provider: in simulator mode a site with demo members; otherwise returns what the provider needs. */
export async function openAtProvider(app: INestApplicationContext, { config }: AgentReport): Promise<string[]> {
  const settings = app.get(Settings, { strict: false });
  if (settings.mode !== 'simulator') return LIVE;
  const { prefix, name } = config.agent;
  try {
    const { members, password } = await new SimulatedWorld(settings).openSite({ prefix, name });
    return [`Demo members  ${members.join(', ')} (password of all: ${password})`];
  } catch {
    return [
      `The simulator does not respond, so members cannot log in yet. Start it, then: npm run ops -- agent open ${prefix}`,
    ];
  }
}
