import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable } from '@nestjs/common';
import { remoteAddressOf } from '@housebrand/shared/nest';
import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Rejects writes by another origin's pages with this browser's cookies. */
export function isSameOrigin({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  return !origin || origin.replace(/^https?:\/\//, '') === host;
}

/** Allows writes from our own pages only. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.method !== 'GET' && !isSameOrigin(request)) throw new ForbiddenException('another origin');
    return true;
  }
}

/**
 * Restricts the control API, which moves money and time, to this machine: requires a loopback peer, a loopback host name (to
 * prevent DNS rebinding) and no other origin.
 */
@Injectable()
export class LoopbackGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const near = LOOPBACK_ADDRESS.test(remoteAddressOf(request)) && LOOPBACK_HOST.test(request.headers.host ?? '');
    if (!near || !isSameOrigin(request)) throw new ForbiddenException('the control API answers this machine only');
    return true;
  }
}
