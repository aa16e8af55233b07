/** An agent's site at the game platform. */
export interface Site {
  prefix: string;
  name: string;
  disabledProviders: readonly string[];
  disabledGames: readonly string[];
  isSmsOtp: boolean;
  /** Percentage of a member's net loss. */
  cashBackPercent: number;
}

/** A game that the platform lists but sites have disabled: the unknown ID of specification section 6. */
export const DISABLED_GAME_ID = 'DISABLED-GAME';

const common = {
  disabledProviders: [],
  disabledGames: [DISABLED_GAME_ID],
  isSmsOtp: false,
  cashBackPercent: 5,
} as const;

export const sites: readonly Site[] = [
  { ...common, prefix: 'MASTER', name: 'Housebrand' },
  { ...common, prefix: 'MTO', name: 'MTO Lounge', cashBackPercent: 10 },
  { ...common, prefix: 'SPTN', name: 'SPTN Arena', cashBackPercent: 8, disabledProviders: ['PRSM'] },
  { ...common, prefix: 'NAGA', name: 'Naga Palace', cashBackPercent: 12, isSmsOtp: true },
  { ...common, prefix: 'LOTUS', name: 'Lotus Bay', cashBackPercent: 6, disabledProviders: ['IRON', 'VOLT'] },
  { ...common, prefix: 'KLANG', name: 'Klang Nights', cashBackPercent: 7 },
  { ...common, prefix: 'PIER', name: 'Pier Nine' },
];

/** Sites opened at the desk, in addition to the seeded ones. */
const opened = new Map<string, Site>();

/** Opens a site, or renames one that was opened at the desk. */
export function openSite(prefix: string, name: string): Site {
  const site = { ...common, prefix: prefix.toUpperCase(), name };
  opened.set(site.prefix, site);
  return site;
}

/** Removes the sites opened at the desk. */
export function closeCreatedSites(): void {
  opened.clear();
}

/** Returns the seeded sites, then those opened at the desk. */
export function allSites(): readonly Site[] {
  return [...sites, ...opened.values()];
}

export function siteOf(prefix: string): Site | undefined {
  return allSites().find((site) => site.prefix === prefix.toUpperCase());
}
