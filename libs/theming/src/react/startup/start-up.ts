import { isPrefix, languageOf } from '@housebrand/shared';
import type { FieldProblem, Language } from '@housebrand/shared';
import { PREFIX_NOT_FOUND, readPortalAddress, sitePrefix, writePortalAddress, type AgentConfig } from '../../core';

/** How a page begins (specification section 4, start-up). */
export type StartUp =
  /** The site opens. `address`: where it belongs; differs from the current one when that lacks or misspells the prefix. */
  | { kind: 'ready'; prefix: string; address: string; config: AgentConfig }
  /** Configuration missing, or the agent is served by another product: logout, prefix cookie removed, /prefix-not-found. */
  | { kind: 'failed'; prefix: string }
  /** No prefix in the address or cookie, or the root path: logout, /prefix-not-found. */
  | { kind: 'noPrefix' }
  /** The page for an unknown agent itself. */
  | { kind: 'prefixNotFound' };

/** What decides whose site a page is. */
export interface StartUpInput {
  pathname: string;
  prefixCookie: string | null;
  /** The configuration for `sitePrefix` of the two above; `null` when there is none. */
  config: AgentConfig | null;
  /** As for `readPortalAddress`. */
  routeNames: ReadonlySet<string>;
}

/** The rule of start-up. The prefix comes from the address or the cookie, upper case. */
export function startUp({ pathname, prefixCookie, config, routeNames }: StartUpInput): StartUp {
  const read = readPortalAddress(pathname, routeNames);
  if (read.prefix === null && read.route === PREFIX_NOT_FOUND) return { kind: 'prefixNotFound' };
  const prefix = sitePrefix(pathname, prefixCookie, routeNames);
  if (prefix === null) return { kind: 'noPrefix' };
  if (config === null || config.agent.prefix !== prefix || config.gameAgent.isEnable) return { kind: 'failed', prefix };
  return { kind: 'ready', prefix, address: writePortalAddress({ ...read, prefix }), config };
}

/** What is left in an address to be believed as a prefix: for the form on /prefix-not-found. */
export function typedPrefix(typed: string): string | null {
  const candidate = typed.trim().toUpperCase();
  return isPrefix(candidate) ? candidate : null;
}

/** What is wrong with a typed site code, for the form that asks for it. */
export function siteCodeProblems(site: string): FieldProblem[] {
  return typedPrefix(site) === null ? [{ field: 'site', messageKey: 'theming.siteCodeInvalid' }] : [];
}

/** What decides the language of a page at its start. */
export interface StartLanguageInput {
  pathname: string;
  search: string;
  /** Chosen before; `null` when none was. */
  stored: string | null;
  /** As for `readPortalAddress`. */
  routeNames: ReadonlySet<string>;
}

/**
 * The language of a page: the address's, else the query's, else the one chosen before, else Thai. A language named but
 * not supported is the fallback, Thai (specification section 5).
 */
export function startLanguage({ pathname, search, stored, routeNames }: StartLanguageInput): Language {
  const named = readPortalAddress(pathname, routeNames).language ?? new URLSearchParams(search).get('lang');
  return languageOf(named ?? stored);
}
