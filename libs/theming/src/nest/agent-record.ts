import { DEFAULT_BUSINESS_ZONE } from '@housebrand/shared';
import { DEFAULT_COLORS, type AgentSettings, type AgentSite, type PartialImages, type SiteRestrictions } from '../core';

/** `default`: MASTER's colours and shared pictures. `own`: a look and pictures of its own. */
export type AgentLook = 'default' | 'own';

/** What an agent configures, as it is stored; the configuration that members get is made of it. */
export type AgentDetails = Pick<
  AgentSettings,
  'generals' | 'seamlessLogin' | 'sendGift' | 'themes' | 'gameAgent' | 'timeZone'
> & {
  gameType: string;
  /** Addresses the agent gave; the rest is drawn for it. */
  images: PartialImages;
  /** Exact origins that may embed the agent's site and are told the member's profile; agents of before have none. */
  embeddingOrigins?: string[];
  /** Address of the live chat's loader in the mobile app; empty: none of its own. Agents of before have none. */
  liveChat?: string;
  /**
   * Whether sport lobbies open by a posted form with a password made for it, where the provider offers no ticket; agents of before
   * have it off.
   */
  sportLobbyForm?: boolean;
  /** Where the agent's portal is at home, each with a contact line of its own. */
  sites: AgentSite[];
  /** What the agent switches off, beside what the provider does. */
  site: { [Name in keyof SiteRestrictions]: string[] };
};

/** An agent as it is kept: what it said itself, before defaults and drawn pictures. */
export interface AgentRecord {
  prefix: string;
  name: string;
  look: AgentLook;
  version: number;
  details: AgentDetails;
  updatedAt: Date;
  /** Closed for good, and since when; `null`: it is not. */
  closedAt: Date | null;
}

/** The parts of a change: what is not named stays as it is; a list replaces the list. */
export type AgentChange = {
  [Section in keyof AgentDetails]?: Required<AgentDetails>[Section] extends readonly unknown[] | string
    ? AgentDetails[Section]
    : Partial<AgentDetails[Section]>;
} & { name?: string; look?: AgentLook };

/** What a new agent starts with. */
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

/** What a closed agent is left with: no look, no site, nobody gets in. Its days go on, since the books are read by them. */
export function closedDetails({ timeZone }: AgentDetails): AgentDetails {
  return { ...DEFAULT_DETAILS, timeZone, gameAgent: { isEnable: true } };
}

/** Details with a change applied, section by section. */
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

/** The named parts only: a DTO carries `undefined` for what a request left out. */
function given<T extends object>(part: T | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;
}
