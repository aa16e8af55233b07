import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { accessOf, admit, unknownCaller } from '../context/admission';
import type { Principal } from '../context/principal';
import { RequestContext } from '../context/request-context';

/** Who makes a request. Bound by an application that mounts domains of ours beside a login of its own. */
export abstract class Callers {
  /** `null` for a guest. What it throws is the reply to the request. */
  abstract of(request: FastifyRequest): Promise<Principal | null>;
}

/** Stands before mounted controllers alone: asks the host who calls, and lets them in only about themselves, see `admit`. */
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
    // what is somebody's own is kept by no cache, whatever becomes of the request
    void http.getResponse<{ header(name: string, value: string): unknown }>().header('cache-control', 'no-store');
    const principal = await this.callers.of(http.getRequest<FastifyRequest>());
    if (principal) this.context.authenticate(principal);
    if (access === 'sessionOptional') return true;
    if (!principal) throw unknownCaller(access);
    admit(execution, this.reflector, principal);
    return true;
  }
}
