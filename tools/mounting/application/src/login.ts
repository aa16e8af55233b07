import { Injectable, Module } from '@nestjs/common';
import { Callers, MenuGate, StepUp, type Principal } from '@housebrand/shared-nest';
import type { FastifyRequest } from 'fastify';
import { Sessions } from './sessions.js';

/** Identifies callers by the application's session. Its members enter nothing again, and it has no tiers. */
@Injectable()
export class OwnLogin implements Callers, StepUp, MenuGate {
  constructor(private readonly sessions: Sessions) {}

  async of({ headers }: FastifyRequest): Promise<Principal | null> {
    const sessionId = headers.authorization?.replace('Bearer ', '') ?? '';
    const login = this.sessions.find(sessionId);
    if (!login) return null;
    const { prefix, username, memberId } = login;
    return { kind: 'member', prefix, username, memberId, sessionId };
  }

  async require(): Promise<void> {}

  async assertOpen(): Promise<void> {}
}

@Module({ providers: [Sessions, OwnLogin], exports: [Sessions, OwnLogin] })
export class LoginModule {}
