import { DEFAULT_PREFIX } from '@housebrand/shared';
import {
  DEFAULT_COLORS,
  inheritImages,
  type AgentConfig,
  type AgentImages,
  type SeamlessSettings,
  type SiteConfig,
  type ThemeColors,
} from '../core';
import type { AgentRecord } from './agent-record';

/** Returns the addresses of an agent's generated images; with the version they can be cached for a year. */
export function drawnImages(prefix: string, version: number): AgentImages {
  const at = (file: string) => `/media/agents/${prefix}/${file}?v=${version}`;
  return {
    logo: {
      loginImage: at('login.svg'),
      mainImage: at('logo.svg'),
      loadingImage: at('loading.svg'),
      favicon: at('favicon.svg'),
      shareImage: at('share.png'),
    },
    icons: {
      accountIcon: at('icon-account.svg'),
      contactIcon: at('icon-contact.svg'),
      depositWithdrawIcon: at('icon-deposit-withdraw.svg'),
      gameIcon: at('icon-game.svg'),
      mainIcon: at('icon-main.svg'),
      chipsIcon: at('icon-chips.svg'),
    },
  };
}

/**
 * Returns the images that an agent falls back on. With the default look the icons are MASTER's; images that show the
 * agent's name are its own (specification section 1).
 */
function fallbackImages(record: AgentRecord, master: AgentRecord | null): AgentImages {
  const own = drawnImages(record.prefix, record.version);
  if (record.look === 'own') return own;
  const shared = inheritImages(master?.details.images ?? {}, drawnImages(DEFAULT_PREFIX, master?.version ?? 1));
  return { logo: own.logo, icons: shared.icons };
}

/** Returns an agent's colours: MASTER's with the default look. */
export function themesOf(record: AgentRecord, master: AgentRecord | null): ThemeColors {
  if (record.look === 'own' || record.prefix === DEFAULT_PREFIX) return record.details.themes;
  return master?.details.themes ?? DEFAULT_COLORS;
}

/**
 * Builds the agent configuration of specification section 3.
 * @param lineID the contact line of the requested host; the agent's own by default
 */
export function toAgentConfig(
  record: AgentRecord,
  master: AgentRecord | null,
  site: SiteConfig,
  lineID = record.details.generals.lineID,
): AgentConfig {
  const { prefix, name, version, details } = record;
  const { logo, icons } = inheritImages(details.images, fallbackImages(record, master));
  return {
    agentID: prefix,
    version,
    generals: { ...details.generals, lineID },
    agent: { id: prefix, name, prefix, gameType: details.gameType },
    seamlessLogin: publicPart(details.seamlessLogin),
    logo,
    icons,
    sendGift: details.sendGift,
    themes: themesOf(record, master),
    gameAgent: details.gameAgent,
    site,
    timeZone: details.timeZone,
  };
}

function publicPart({ isFirstLogin, isTransferMember, isSeamlessLogin, isUnderMaintenance }: SeamlessSettings) {
  return { isFirstLogin, isTransferMember, isSeamlessLogin, isUnderMaintenance };
}
