import { isPrefix, languageOf } from '@housebrand/shared';
import type { FieldProblem, Language } from '@housebrand/shared';
import { PREFIX_NOT_FOUND, readPortalAddress, sitePrefix, writePortalAddress, type AgentConfig } from '../../core';

/** The outcome of start-up (specification section 4). */
export type StartUp =
  /**
   * The site opens. `address` is canonical; it differs from the current one when that lacks or misspells the prefix.
   */
  | { kind: 'ready'; prefix: string; address: string; config: AgentConfig }
  /**
   * The configuration is missing, or another product serves the agent: logout, prefix cookie removed,
   * /prefix-not-found.
   */
  | { kind: 'failed'; prefix: string }
  /** No prefix in the address or the cookie, or the root path: logout, /prefix-not-found. */
  | { kind: 'noPrefix' }
  /** The page for an unknown agent was requested itself. */
  | { kind: 'prefixNotFound' };

/** The input that determines a page's agent. */
export interface StartUpInput {
  pathname: string;
  prefixCookie: string | null;
  /** The configuration of the prefix that `sitePrefix` returns for these two; `null` when there is none. */
  config: AgentConfig | null;
  /** As for `readPortalAddress`. */
  routeNames: ReadonlySet<string>;
}

/** Decides start-up. The prefix comes from the address or the cookie, in upper case. */
export function startUp({ pathname, prefixCookie, config, routeNames }: StartUpInput): StartUp {
  const read = readPortalAddress(pathname, routeNames);
  if (read.prefix === null && read.route === PREFIX_NOT_FOUND) return { kind: 'prefixNotFound' };
  const prefix = sitePrefix(pathname, prefixCookie, routeNames);
  if (prefix === null) return { kind: 'noPrefix' };
  if (config === null || config.agent.prefix !== prefix || config.gameAgent.isEnable) return { kind: 'failed', prefix };
  return { kind: 'ready', prefix, address: writePortalAddress({ ...read, prefix }), config };
}

/** Returns a typed site code as a prefix, or `null`: for the form on /prefix-not-found. */
export function typedPrefix(typed: string): string | null {
  const candidate = typed.trim().toUpperCase();
  return isPrefix(candidate) ? candidate : null;
}

/** Returns the problems of a typed site code, for the form that asks for it. */
export function siteCodeProblems(site: string): FieldProblem[] {
  return typedPrefix(site) === null ? [{ field: 'site', messageKey: 'theming.siteCodeInvalid' }] : [];
}

/** The input that determines a page's initial language. */
export interface StartLanguageInput {
  pathname: string;
  search: string;
  /** Chosen on an earlier visit; `null` if none. */
  stored: string | null;
  /** As for `readPortalAddress`. */
  routeNames: ReadonlySet<string>;
}

/**
 * Returns the language of a page: the address's, else the query's, else the one chosen before, else Thai. An
 * unsupported language gives Thai (specification section 5).
 */
export function startLanguage({ pathname, search, stored, routeNames }: StartLanguageInput): Language {
  const named = readPortalAddress(pathname, routeNames).language ?? new URLSearchParams(search).get('lang');
  return languageOf(named ?? stored);
}
