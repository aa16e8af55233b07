import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { readCookies, remoteAddressOf } from '@housebrand/shared/nest';
import type { FastifyRequest } from 'fastify';
import { deviceCookie } from '../../core';

/** Where a login attempt comes from, for the limits. */
export interface Origin {
  ip: string;
  /** Value of the device cookie from an earlier login at the agent; `null` without one. */
  device: string | null;
}

/** `@AttemptOrigin() origin: Origin`: the request's origin, with the device cookie of the agent that the body names as `prefix`. */
export const AttemptOrigin = createParamDecorator((_: unknown, execution: ExecutionContext): Origin => {
  const request = execution.switchToHttp().getRequest<FastifyRequest>();
  const { prefix } = (request.body ?? {}) as { prefix?: unknown };
  const name = typeof prefix === 'string' ? deviceCookie(prefix) : null;
  return { ip: remoteAddressOf(request), device: (name !== null && readCookies(request).get(name)) || null };
});
