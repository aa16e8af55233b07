import { DEFAULT_PREFIX } from '@housebrand/shared';
import type { AgentConfig } from './agent-config';

/** The pictures of an agent's configuration. */
export type AgentImages = Pick<AgentConfig, 'logo' | 'icons'>;

/**
 * An agent's pictures, complete: its own where it has configured one, else those of the default agent. The shared look is
 * one of colours and icons; the logo stays each agent's own as long as it is configured.
 *
 * @param own what the agent configured; an empty or missing address is inherited
 * @param defaults the pictures of MASTER, complete
 */
export function inheritImages(own: PartialImages, defaults: AgentImages): AgentImages {
  return { logo: fill(own.logo, defaults.logo), icons: fill(own.icons, defaults.icons) };
}

/** The pictures that an agent configured; a missing or empty one is the default agent's. */
export interface PartialImages {
  logo?: Partial<AgentImages['logo']>;
  icons?: Partial<AgentImages['icons']>;
}

function fill<T extends object>(own: Partial<T> | undefined, defaults: T): T {
  const given = Object.entries(own ?? {}).filter(([, address]) => typeof address === 'string' && address.trim() !== '');
  return { ...defaults, ...(Object.fromEntries(given) as Partial<T>) };
}

/** What the loading screen shows where there is no agent (specification section 2): the default agent's mark. */
export const DEFAULT_LOADING_IMAGE = `/media/agents/${DEFAULT_PREFIX}/loading.svg`;
