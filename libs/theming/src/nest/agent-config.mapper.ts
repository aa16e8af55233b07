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

/** Where an agent's drawn pictures are; the version makes them cacheable for a year. */
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
 * The pictures an agent falls back on. With the default look the icons are MASTER's; whatever shows the agent's name is its
 * own (specification section 1).
 */
function fallbackImages(record: AgentRecord, master: AgentRecord | null): AgentImages {
  const own = drawnImages(record.prefix, record.version);
  if (record.look === 'own') return own;
  const shared = inheritImages(master?.details.images ?? {}, drawnImages(DEFAULT_PREFIX, master?.version ?? 1));
  return { logo: own.logo, icons: shared.icons };
}

/** The colours an agent wears: MASTER's with the default look. */
export function themesOf(record: AgentRecord, master: AgentRecord | null): ThemeColors {
  if (record.look === 'own' || record.prefix === DEFAULT_PREFIX) return record.details.themes;
  return master?.details.themes ?? DEFAULT_COLORS;
}

/**
 * The agent configuration of specification section 3.
 * @param lineID of the host that was asked; default the agent's own
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
