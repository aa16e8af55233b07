/** Highest number of gifts per member and business day that an agent can allow. */
export const MAX_GIFTS_PER_DAY = 10_000;
/** Highest number of chips for one gift, and for a business day's gifts together. */
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
    /** A share between 0 and 1: 0.1 appears as 10. */
    cashbackPercentage: number;
    intro: string;
    /**
     * The contact line of the requested host: its site's, else the agent's own. The list of sites is private to the
     * agent.
     */
    lineID: string;
  };
  agent: { id: string; name: string; prefix: string; gameType: string };
  seamlessLogin: {
    isFirstLogin: boolean;
    isTransferMember: boolean;
    isSeamlessLogin: boolean;
    isUnderMaintenance: boolean;
  };
  /** Addresses of images. */
  logo: { loginImage: string; mainImage: string; loadingImage: string; favicon: string; shareImage: string };
  icons: {
    accountIcon: string;
    contactIcon: string;
    depositWithdrawIcon: string;
    gameIcon: string;
    mainIcon: string;
    chipsIcon: string;
  };
  /** Chips: minimum of one gift, gifts per business day, chips per business day. */
  sendGift: { countWithdrawLimit: number; minWithdrawReq: number; totalWithdrawLimit: number };
  themes: ThemeColors;
  /** True makes start-up fail (specification section 4): another product serves the agent. */
  gameAgent: { isEnable: boolean };
  /** Site configuration, merged from the provider's `prefix/v2`. */
  site: SiteConfig;
  /** Business zone, an IANA name. */
  timeZone: string;
}

/** Seamless login as the agent sets it. Only the agent sees whom it admits and which members may transfer. */
export interface SeamlessSettings {
  isFirstLogin: boolean;
  isTransferMember: boolean;
  isSeamlessLogin: boolean;
  /** Prefixes whose members may come here with their credit, if those agents allow it. */
  fromAgents: string[];
  /** Prefixes to which members of this agent may take their credit. */
  toAgents: string[];
  isUnderMaintenance: boolean;
  /** Usernames that may log in during maintenance. */
  whiteListMembers: string[];
}

/** The configuration as only its own agent sees it. */
export type AgentSettings = AgentConfig & { seamlessLogin: SeamlessSettings };

/** What the provider's site and the agent's configuration make available to members. */
export interface SiteConfig {
  /** Provider codes: POPG and RECG always, plus the configured ones. */
  disabledProviders: string[];
  /** Game ids. */
  disabledGames: string[];
  isSmsOtp: boolean;
  /** When the provider first gave these values, ISO 8601; `null` if it never replied. */
  asOf: string | null;
  /** True while the provider does not reply and the last known values apply. */
  isLastKnown: boolean;
  /** The provider's refusal to give its values, with its own message; `null` if it gave them or does not reply. */
  refusal: SiteRefusal | null;
}

/** A code other than 0 from the provider's site configuration (specification section 8, platform config). */
export interface SiteRefusal {
  code: number;
  message: string;
}

/** Id of the script element in the HTML shell that contains {@link AgentBootstrap}. */
export const BOOTSTRAP_ID = 'agent-bootstrap';

/**
 * Content of `<script type="application/json" id="agent-bootstrap">` in the HTML shell. `config` is `null` for an
 * unknown agent: /prefix-not-found.
 */
export interface AgentBootstrap {
  config: AgentConfig | null;
  /** Whether the derived surfaces are dark or light. */
  colorScheme: 'dark' | 'light';
  minimumAge: number;
  simulator: boolean;
  /** Whether the request carried a portal token, valid or not. Without one the portal doesn't request the profile. */
  hasPortalToken: boolean;
  /** Whether the address has no page, or a page of something that does not exist. */
  hasNoPage?: boolean;
  /** Exact origins that may embed the portal and receive the member's profile; none if omitted. */
  embeddingOrigins?: string[];
  /** Whether the agent has a live chat, at {@link chatFrameAddress}. */
  hasLiveChat?: boolean;
}
