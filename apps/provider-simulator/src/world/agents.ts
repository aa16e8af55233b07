/** An agent's site at the game platform. */
export interface Site {
  prefix: string;
  name: string;
  disabledProviders: readonly string[];
  disabledGames: readonly string[];
  isSmsOtp: boolean;
  /** Of a member's net loss, in hundredths. */
  cashBackPercent: number;
}

/** A game that the platform still lists and that sites have switched off: the unknown id of specification section 6. */
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

/** Sites that were opened at the desk, beside those of the seed. */
const opened = new Map<string, Site>();

/** Opens a site, or renames one that was opened. */
export function openSite(prefix: string, name: string): Site {
  const site = { ...common, prefix: prefix.toUpperCase(), name };
  opened.set(site.prefix, site);
  return site;
}

/** Back to the sites of the seed. */
export function closeOpenedSites(): void {
  opened.clear();
}

/** Those of the seed, then those that were opened. */
export function allSites(): readonly Site[] {
  return [...sites, ...opened.values()];
}

export function siteOf(prefix: string): Site | undefined {
  return allSites().find((site) => site.prefix === prefix.toUpperCase());
}
