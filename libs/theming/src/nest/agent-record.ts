import { DEFAULT_BUSINESS_ZONE } from '@housebrand/shared';
import { DEFAULT_COLORS, type AgentSettings, type AgentSite, type PartialImages, type SiteRestrictions } from '../core';

/** `default`: MASTER's colours and shared images. `own`: its own look and images. */
export type AgentLook = 'default' | 'own';

/** An agent's stored configuration, from which the members' configuration is built. */
export type AgentDetails = Pick<
  AgentSettings,
  'generals' | 'seamlessLogin' | 'sendGift' | 'themes' | 'gameAgent' | 'timeZone'
> & {
  gameType: string;
  /** Addresses that the agent configured; the others are generated. */
  images: PartialImages;
  /** Exact origins that may embed the agent's site and receive the member's profile; missing in older records. */
  embeddingOrigins?: string[];
  /** Address of the live chat's loader in the mobile app; empty if the agent has none. Missing in older records. */
  liveChat?: string;
  /**
   * Whether sport lobbies open through a posted form with a temporary password where the provider offers no ticket;
   * off in older records.
   */
  sportLobbyForm?: boolean;
  /** Hosts of the agent's portal, each with its own contact line. */
  sites: AgentSite[];
  /** What the agent switches off in addition to the provider. */
  site: { [Name in keyof SiteRestrictions]: string[] };
};

/** An agent as stored: its own settings, before defaults and generated images. */
export interface AgentRecord {
  prefix: string;
  name: string;
  look: AgentLook;
  version: number;
  details: AgentDetails;
  updatedAt: Date;
  /** When the agent was closed permanently; `null` if it is open. */
  closedAt: Date | null;
}

/** A partial change: omitted parts stay as they are; a list replaces the list. */
export type AgentChange = {
  [Section in keyof AgentDetails]?: Required<AgentDetails>[Section] extends readonly unknown[] | string
    ? AgentDetails[Section]
    : Partial<AgentDetails[Section]>;
} & { name?: string; look?: AgentLook };

/** Configuration of a new agent. */
export const DEFAULT_DETAILS: AgentDetails = {
  generals: { cashbackPercentage: 0, intro: '', lineID: '' },
  gameType: 'all',
  seamlessLogin: {
    isFirstLogin: true,
    isTransferMember: false,
    isSeamlessLogin: true,
    fromAgents: [],
    toAgents: [],
    isUnderMaintenance: false,
    whiteListMembers: [],
  },
  images: {},
  sendGift: { countWithdrawLimit: 5, minWithdrawReq: 100, totalWithdrawLimit: 20_000 },
  themes: DEFAULT_COLORS,
  gameAgent: { isEnable: false },
  timeZone: DEFAULT_BUSINESS_ZONE,
  embeddingOrigins: [],
  liveChat: '',
  sportLobbyForm: false,
  sites: [],
  site: { disabledProviders: [], disabledGames: [] },
};

/**
 * Returns the configuration of a closed agent: no look, no site, no access. The time zone stays, because records are
 * read by business day.
 */
export function closedDetails({ timeZone }: AgentDetails): AgentDetails {
  return { ...DEFAULT_DETAILS, timeZone, gameAgent: { isEnable: true } };
}

/** Applies a change to the details, section by section. */
export function applyChange(details: AgentDetails, change: AgentChange): AgentDetails {
  return {
    generals: { ...details.generals, ...given(change.generals) },
    gameType: change.gameType ?? details.gameType,
    seamlessLogin: { ...details.seamlessLogin, ...given(change.seamlessLogin) },
    images: {
      logo: { ...details.images.logo, ...given(change.images?.logo) },
      icons: { ...details.images.icons, ...given(change.images?.icons) },
    },
    sendGift: { ...details.sendGift, ...given(change.sendGift) },
    themes: { ...details.themes, ...given(change.themes) },
    gameAgent: { ...details.gameAgent, ...given(change.gameAgent) },
    timeZone: change.timeZone ?? details.timeZone,
    embeddingOrigins: change.embeddingOrigins ?? details.embeddingOrigins ?? [],
    liveChat: change.liveChat ?? details.liveChat ?? '',
    sportLobbyForm: change.sportLobbyForm ?? details.sportLobbyForm ?? false,
    sites: change.sites ?? details.sites,
    site: { ...details.site, ...given(change.site) },
  };
}

/** Removes `undefined`, which a DTO has for everything that a request omitted. */
function given<T extends object>(part: T | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;
}
