/** One of an agent's sites: its portal under one host. */
export interface AgentSite {
  /** Lower case; with a port (`localhost:4200`) the site exists under that port only. */
  host: string;
  /** The contact line there, replacing `generals.lineID`. */
  lineID: string;
}

/** `mto.example`, or with a port `localhost:4200`. */
export const SITE_HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;
/** Maximum number of sites per agent. */
export const MAX_SITES = 20;

/**
 * Returns the site of a host as the browser names it; an entry with the port takes precedence. `null` when the agent
 * has none there.
 */
export function siteAt(sites: readonly AgentSite[], host: string): AgentSite | null {
  const requested = host.toLowerCase();
  const name = requested.replace(/:\d+$/, '');
  return sites.find((site) => site.host === requested) ?? sites.find((site) => site.host === name) ?? null;
}

/**
 * Returns the host of an origin that may be an agent's site, `play.example` of `https://play.example`; `null` for
 * everything else.
 * @param secure whether pages require https
 */
export function siteOfOrigin(origin: string, secure: boolean): string | null {
  const [, scheme, host = ''] = /^(https?):\/\/([^/]+)$/.exec(origin) ?? [];
  return SITE_HOST.test(host) && (scheme === 'https' || (scheme === 'http' && !secure)) ? host : null;
}

/** Returns the contact line of a host: its site's, else the agent's own (specification section 9). */
export function lineIdAt(sites: readonly AgentSite[], host: string, own: string): string {
  return siteAt(sites, host)?.lineID || own;
}

/** Returns the hosts that occur more than once. */
export function findRepeatedHosts(sites: readonly AgentSite[]): string[] {
  const hosts = sites.map(({ host }) => host);
  return [...new Set(hosts.filter((host, index) => hosts.indexOf(host) !== index))];
}
