/** The most gifts a business day that an agent lets a member send. */
export const MAX_GIFTS_PER_DAY = 10_000;
/** The most chips of one gift, and of a business day's gifts together. */
export const MAX_GIFT_CHIPS = 1_000_000_000;

/** The ten configured colours, `#RRGGBB`, in the specification's order (section 3). */
export interface ThemeColors {
  textPrimaryColor: string;
  textSecondaryColor: string;
  backgroundPrimaryColor: string;
  backgroundSecondaryColor: string;
  creditBoxDarkBackgroundColor: string;
  creditBoxBrightBackgroundColor: string;
  loginBoxDarkBackgroundColor: string;
  loginBoxBrightBackgroundColor: string;
  buttonPrimaryColor: string;
  buttonSecondaryColor: string;
}

/** Agent configuration: `GET /api/apps/agent_configs/{prefix}` (specification section 3). */
export interface AgentConfig {
  /** The agent's prefix. */
  agentID: string;
  /** Grows by one at each change; the ETag and every asset address carry it. */
  version: number;
  generals: {
    /** A share of one: 0.1 is shown as 10. */
    cashbackPercentage: number;
    intro: string;
    /** Of the host that was asked: its site's, else the agent's own. The list of sites is nobody's but the agent's. */
    lineID: string;
  };
  agent: { id: string; name: string; prefix: string; gameType: string };
  seamlessLogin: {
    isFirstLogin: boolean;
    isTransferMember: boolean;
    isSeamlessLogin: boolean;
    isUnderMaintenance: boolean;
  };
  /** Addresses of pictures. */
  logo: { loginImage: string; mainImage: string; loadingImage: string; favicon: string; shareImage: string };
  icons: {
    accountIcon: string;
    contactIcon: string;
    depositWithdrawIcon: string;
    gameIcon: string;
    mainIcon: string;
    chipsIcon: string;
  };
  /** Chips: the least of one gift, gifts a business day, chips a business day. */
  sendGift: { countWithdrawLimit: number; minWithdrawReq: number; totalWithdrawLimit: number };
  themes: ThemeColors;
  /** True makes start-up fail (specification section 4): the agent is served by another product. */
  gameAgent: { isEnable: boolean };
  /** Site configuration, merged from the provider's `prefix/v2`. */
  site: SiteConfig;
  /** Business zone, an IANA name. */
  timeZone: string;
}

/** Seamless login as its agent sets it. Whom it lets in, and whose members come and go, is told to nobody else. */
export interface SeamlessSettings {
  isFirstLogin: boolean;
  isTransferMember: boolean;
  isSeamlessLogin: boolean;
  /** Prefixes whose members may come here with their credit, when those agents let them go. */
  fromAgents: string[];
  /** Prefixes that members of this agent may go to with their credit. */
  toAgents: string[];
  isUnderMaintenance: boolean;
  /** Usernames that maintenance does not keep out. */
  whiteListMembers: string[];
}

/** The configuration as its own agent is told it. */
export type AgentSettings = AgentConfig & { seamlessLogin: SeamlessSettings };

/** What the provider's site and the agent's configuration leave open to its members. */
export interface SiteConfig {
  /** Provider codes: POPG and RECG always, plus the configured ones. */
  disabledProviders: string[];
  /** Game ids. */
  disabledGames: string[];
  isSmsOtp: boolean;
  /** Since when the provider has said so, ISO 8601; `null` when it never has answered. */
  asOf: string | null;
  /** True while the provider does not answer and the last known answer stands in. */
  isLastKnown: boolean;
}

/** The id of the script element in which the HTML shell carries {@link AgentBootstrap}. */
export const BOOTSTRAP_ID = 'agent-bootstrap';

/** What the HTML shell carries in `<script type="application/json" id="agent-bootstrap">`. `null` agent: /prefix-not-found. */
export interface AgentBootstrap {
  config: AgentConfig | null;
  /** Whether the derived surfaces are dark or light. */
  colorScheme: 'dark' | 'light';
  minimumAge: number;
  simulator: boolean;
  /** Whether the request carried a portal token, valid or not. Without one the portal asks for no profile. */
  hasPortalToken: boolean;
  /** Exact origins that may embed the portal and be told the member's profile; left out: none. */
  embeddingOrigins?: string[];
  /** Whether the agent has a live chat, at {@link chatFrameAddress}. */
  hasLiveChat?: boolean;
}
