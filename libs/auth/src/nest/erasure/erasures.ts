import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { AppLog, Clock, Database, Erasure, Jobs, KeyRing, NameInDelivery } from '@housebrand/shared/nest';
import { Exclusions, MemberMoney } from '../../core';
import { MemberSessions } from '../session/member-sessions';
import { ClosedAccounts } from './closed-accounts';
import { closurePurpose } from './closing.service';
import { ClosureRepository, type Closure } from './closure.repository';

const EVERY_MS = 60_000;
/** Time from closing to erasure, in which calls that began before the sessions ended come to their end. */
const PAUSE_MS = 60_000;

/** Erases closed accounts, every minute in one instance. A run that fails, or finds money moving or a delivery under way, is repeated. */
@Injectable()
export class Erasures {
  constructor(
    private readonly closures: ClosureRepository,
    private readonly closed: ClosedAccounts,
    private readonly money: MemberMoney,
    private readonly exclusions: Exclusions,
    private readonly sessions: MemberSessions,
    private readonly erasure: Erasure,
    private readonly keys: KeyRing,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'member-erasures', everyMs: EVERY_MS, run: (signal) => this.run(signal) });
  }

  /** Erases what waits, and deletes the hashes of members whose exclusion has ended. */
  async run(signal?: AbortSignal): Promise<void> {
    const due = new Date(this.clock.now().getTime() - PAUSE_MS);
    for (const closure of await this.closures.waiting(due)) {
      if (signal?.aborted) return;
      await this.eraseOne(closure).catch((error: unknown) => this.log.error('an erasure failed', error));
    }
    for (const member of await this.closures.recognisable()) {
      if (!(await this.exclusions.anyOf([member]))) await this.forget(member);
    }
  }

  private async eraseOne({ agent, pseudonym, sealed }: Closure): Promise<void> {
    const name = sealed === null ? null : await this.keys.open(closurePurpose(agent, pseudonym), sealed);
    if (!name) throw new Error(`the name behind ${pseudonym} does not open`);
    const member = { prefix: agent, username: name.text };
    // a call that was under way at the closing may have started a payment or a session
    await this.sessions.endEvery(member);
    if (await this.money.isMoving(member)) return;
    const isExcluded = await this.exclusions.anyOf([member]);
    const erasing = this.database.asOperator((tx) =>
      this.erasure.erase(tx, member, pseudonym, async (eraser) => {
        if (!isExcluded) await this.closures.forget(eraser, pseudonym);
        await this.closures.finish(eraser, pseudonym, this.clock.now());
      }),
    );
    const isErased = await erasing.then(
      () => true,
      (error: unknown) => {
        if (error instanceof NameInDelivery) return false;
        throw error;
      },
    );
    if (!isErased) return;
    await this.closed.announce(member, { pseudonym, isErased: true });
    this.log.info('member erased', { agent, pseudonym });
  }

  private async forget({ prefix, username }: MemberRef): Promise<void> {
    await this.database.asOperator((tx) => tx.asEraser(prefix, (eraser) => this.closures.forget(eraser, username)));
  }
}
