import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@housebrand/shared';
import type { Principal } from './principal';

/** The context of the current request. */
export interface RequestScope {
  requestId: string;
  language: Language;
  principal: Principal | null;
  /** The envelope code of a refused request. */
  refusal?: number | undefined;
  /** The caller's `User-Agent`; no decision depends on it. */
  userAgent?: string | undefined;
  /** The requested host, with its port if the request names one. */
  host?: string | undefined;
  /** The origin of the calling page; browsers send it with everything but plain reads. */
  origin?: string | undefined;
  /** The agents whose site on another host the calling page belongs to; undefined for our own pages and for programs. */
  siteOf?: ReadonlySet<string> | undefined;
  /** Deadline for calls to other systems, by `performance.now()`; undefined during the upload of a body and after the reply. */
  answerBy?: number | undefined;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Gives access to the current request from any code that it runs. Outside a request: no principal, Thai, an empty id. */
@Injectable()
export class RequestContext {
  /** The request id, also in the reply's header `x-request-id`, in every log line and in calls to providers. */
  get requestId(): string {
    return scopes.getStore()?.requestId ?? '';
  }

  get language(): Language {
    return scopes.getStore()?.language ?? DEFAULT_LANGUAGE;
  }

  get principal(): Principal | null {
    return scopes.getStore()?.principal ?? null;
  }

  /** The requested host; `''` outside a request. */
  get host(): string {
    return scopes.getStore()?.host ?? '';
  }

  /** The origin that the browser sent; undefined for programs and most reads. */
  get origin(): string | undefined {
    return scopes.getStore()?.origin;
  }

  /** Whether the calling page is an agent's site on another host. */
  get isFromOtherSite(): boolean {
    return scopes.getStore()?.siteOf !== undefined;
  }

  /** Whether the calling page may act for an agent's members: our own pages for all agents, an agent's site for its own. */
  mayCallFor(prefix: string): boolean {
    return scopes.getStore()?.siteOf?.has(prefix) ?? true;
  }

  get userAgent(): string {
    return scopes.getStore()?.userAgent ?? '';
  }

  /** Sets the principal; called once by the guard that authenticated the request. */
  authenticate(principal: Principal): void {
    const scope = scopes.getStore();
    if (scope) scope.principal = principal;
  }

  /** Records the code of a refusal for the access log. */
  refuse(code: number): void {
    const scope = scopes.getStore();
    if (scope) scope.refusal = code;
  }

  /** Sets the agents of a calling page on another host; called once by the edge. */
  callFromSiteOf(agents: ReadonlySet<string>): void {
    const scope = scopes.getStore();
    if (scope) scope.siteOf = agents;
  }

  /** Runs work inside a scope: the HTTP edge for each request; also for jobs and tests. */
  run<T>(scope: RequestScope, work: () => T): T {
    return scopes.run(scope, work);
  }
}

/** Returns the current scope, for code without injection; the same object for the whole request. */
export function currentScope(): Readonly<RequestScope> | undefined {
  return scopes.getStore();
}

/** Returns the current request's remaining time in milliseconds; `Infinity` outside a request. */
export function timeLeftMs(): number {
  const answerBy = scopes.getStore()?.answerBy;
  return answerBy === undefined ? Infinity : answerBy - performance.now();
}

/** Returns the current request id, for code without injection (logging). */
export function currentRequestId(): string | undefined {
  return scopes.getStore()?.requestId;
}
