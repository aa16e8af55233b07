import { DEFAULT_PREFIX } from '@housebrand/shared';
import type { AgentConfig } from './agent-config';

/** The images of an agent's configuration. */
export type AgentImages = Pick<AgentConfig, 'logo' | 'icons'>;

/**
 * Completes an agent's images: its own where configured, else the default agent's. The shared look covers colours and
 * icons; a configured logo always stays the agent's own.
 *
 * @param own the agent's configuration; an empty or missing address is inherited
 * @param defaults the images of MASTER, complete
 */
export function inheritImages(own: PartialImages, defaults: AgentImages): AgentImages {
  return { logo: fill(own.logo, defaults.logo), icons: fill(own.icons, defaults.icons) };
}

/** The images that an agent configured; a missing or empty one comes from the default agent. */
export interface PartialImages {
  logo?: Partial<AgentImages['logo']>;
  icons?: Partial<AgentImages['icons']>;
}

const NONE: AgentImages = {
  logo: { loginImage: '', mainImage: '', loadingImage: '', favicon: '', shareImage: '' },
  icons: { accountIcon: '', contactIcon: '', depositWithdrawIcon: '', gameIcon: '', mainIcon: '', chipsIcon: '' },
};

/** Returns the images that an agent configured, with an empty address for each that it inherits. */
export function chosenImages(own: PartialImages): AgentImages {
  return inheritImages(own, NONE);
}

function fill<T extends object>(own: Partial<T> | undefined, defaults: T): T {
  const given = Object.entries(own ?? {}).filter(([, address]) => typeof address === 'string' && address.trim() !== '');
  return { ...defaults, ...(Object.fromEntries(given) as Partial<T>) };
}

/** Logo of the loading screen when there is no agent (specification section 2): the default agent's. */
export const DEFAULT_LOADING_IMAGE = `/media/agents/${DEFAULT_PREFIX}/loading.svg`;
