import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { hostOf, remoteAddressOf } from '@housebrand/shared/nest';
import type { FastifyRequest } from 'fastify';
import type { GuestOrigin } from './guest.service';

/** `@GuestOriginOf() origin: GuestOrigin`: the caller's IP address and the host that the request was sent to. */
export const GuestOriginOf = createParamDecorator((_: unknown, execution: ExecutionContext): GuestOrigin => {
  const request = execution.switchToHttp().getRequest<FastifyRequest>();
  return { ip: remoteAddressOf(request), host: hostOf(request) };
});
