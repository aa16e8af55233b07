import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@housebrand/shared';
import type { Principal } from './principal';

/** What is known of the request being served. */
export interface RequestScope {
  requestId: string;
  language: Language;
  principal: Principal | null;
  /** The code of the envelope that the request was refused with. */
  refusal?: number | undefined;
  /** As the caller names itself; nothing is decided by it. */
  userAgent?: string | undefined;
  /** That the request was sent to, with its port when it names one. */
  host?: string | undefined;
  /** Of the page that calls, as a browser says it with everything but plain reads. */
  origin?: string | undefined;
  /** The agents on whose site, under a host of its own, the page stands that calls; undefined: it is a page of ours, or no page. */
  siteOf?: ReadonlySet<string> | undefined;
  /** Until when other systems are asked for it, by `performance.now()`; undefined while a body comes in and when the reply is out. */
  answerBy?: number | undefined;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** The request being served, from anywhere below it. Outside a request: no principal, Thai, an empty id. */
@Injectable()
export class RequestContext {
  /** Also in the reply's header `x-request-id`, in every log line and sent on to providers. */
  get requestId(): string {
    return scopes.getStore()?.requestId ?? '';
  }

  get language(): Language {
    return scopes.getStore()?.language ?? DEFAULT_LANGUAGE;
  }

  get principal(): Principal | null {
    return scopes.getStore()?.principal ?? null;
  }

  /** The host that was asked; `''` outside of a request. */
  get host(): string {
    return scopes.getStore()?.host ?? '';
  }

  /** The origin that the browser named; undefined for a program and for most reads. */
  get origin(): string | undefined {
    return scopes.getStore()?.origin;
  }

  /** Whether a page on another host than ours calls, one of an agent's sites. */
  get isFromOtherSite(): boolean {
    return scopes.getStore()?.siteOf !== undefined;
  }

  /** Whether the page that calls may do so for an agent's members: our own may for all, an agent's site for its own. */
  mayCallFor(prefix: string): boolean {
    return scopes.getStore()?.siteOf?.has(prefix) ?? true;
  }

  get userAgent(): string {
    return scopes.getStore()?.userAgent ?? '';
  }

  /** Called once by the guard that authenticated the request. */
  authenticate(principal: Principal): void {
    const scope = scopes.getStore();
    if (scope) scope.principal = principal;
  }

  /** Called by what answers a refusal, for the access log. */
  refuse(code: number): void {
    const scope = scopes.getStore();
    if (scope) scope.refusal = code;
  }

  /** Called once by the edge for a page on another host than ours. */
  callFromSiteOf(agents: ReadonlySet<string>): void {
    const scope = scopes.getStore();
    if (scope) scope.siteOf = agents;
  }

  /** Runs work inside a scope: the http edge does so for each request; jobs and tests may. */
  run<T>(scope: RequestScope, work: () => T): T {
    return scopes.run(scope, work);
  }
}

/** The request being served, for code that is not injected: the same object from its beginning to its end. */
export function currentScope(): Readonly<RequestScope> | undefined {
  return scopes.getStore();
}

/** What the request being served has left, in milliseconds; without end outside of one. */
export function timeLeftMs(): number {
  const answerBy = scopes.getStore()?.answerBy;
  return answerBy === undefined ? Infinity : answerBy - performance.now();
}

/** For code that is not injected (logging). */
export function currentRequestId(): string | undefined {
  return scopes.getStore()?.requestId;
}
