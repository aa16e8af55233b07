import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable } from '@nestjs/common';
import { remoteAddressOf } from '@housebrand/shared/nest';
import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** A page of another origin may not write here with this browser's cookies. */
export function isSameOrigin({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  return !origin || origin.replace(/^https?:\/\//, '') === host;
}

/** Writes only from our own pages. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.method !== 'GET' && !isSameOrigin(request)) throw new ForbiddenException('another origin');
    return true;
  }
}

/**
 * The control API moves money and time, so it answers this machine only: a loopback peer, a loopback name (a name that a
 * stranger points at 127.0.0.1 is refused) and no page of another origin.
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
