import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { accessOf, admit, unknownCaller } from '../context/admission';
import type { Principal } from '../context/principal';
import { RequestContext } from '../context/request-context';

/** Identifies the caller of a request. A host application with its own login implements it for the mounted domains. */
export abstract class Callers {
  /** Returns the caller; `null` for a guest. Errors become the reply to the request. */
  abstract of(request: FastifyRequest): Promise<Principal | null>;
}

/** Guards mounted controllers only: gets the caller from the host and admits access to own data only, see `admit`. */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly context: RequestContext,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const access = accessOf(execution, this.reflector);
    if (access === 'public') return true;
    const http = execution.switchToHttp();
    // keep personal data out of caches, even if the request fails
    void http.getResponse<{ header(name: string, value: string): unknown }>().header('cache-control', 'no-store');
    const principal = await this.callers.of(http.getRequest<FastifyRequest>());
    if (principal) this.context.authenticate(principal);
    if (access === 'sessionOptional') return true;
    if (!principal) throw unknownCaller(access);
    admit(execution, this.reflector, principal);
    return true;
  }
}
