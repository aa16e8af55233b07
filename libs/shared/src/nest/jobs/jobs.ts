import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { directUrl } from '../database/direct-url';
import { HeldLock, type LockConnection } from '../database/held-lock';
import { AppLog } from '../logging/app-log';
import { expectJob, jobRuns } from '../monitoring/metrics';
import { Settings } from '../settings/settings';
import type { Job } from './job';

/** Advisory lock key, any fixed number: the instance that holds it leads. */
export const LEADER_LOCK = 7_264_203;
/** The longest delay of a Node timer. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** A period in which this instance runs jobs: while it leads, and for shared jobs its lifetime. */
interface Reign {
  /** Holds the leader's lock. */
  connection?: LockConnection;
  abort: AbortController;
  timers: Map<string, NodeJS.Timeout>;
}

/**
 * Runs jobs on one leader among all instances, and shared jobs on each. The database keeps each job's last start, so intervals survive a change of the
 * leader. Two runs of a job in an instance never overlap. Domains register jobs in their constructors; only applications that serve members call
 * `start()`, so specs and operators' commands run no jobs.
 */
@Injectable()
export class Jobs implements BeforeApplicationShutdown {
  private readonly jobs = new Map<string, Job>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly leadership: HeldLock;
  private reign: Reign | undefined;
  private readonly lifetime: Reign = { abort: new AbortController(), timers: new Map() };

  constructor(
    settings: Settings,
    private readonly log: AppLog,
  ) {
    this.leadership = new HeldLock(directUrl(settings, 'operators'), LEADER_LOCK, {
      gained: (connection) => this.begin(connection),
      lost: () => this.end(),
      failed: (error) => this.log.error('leader election failed', error),
    });
  }

  /** @throws TypeError when the name is taken */
  register(job: Job): void {
    if (this.jobs.has(job.name)) throw new TypeError(`two jobs are named ${job.name}`);
    this.jobs.set(job.name, job);
    expectJob(job.name);
  }

  /** Joins the leader election, and starts the shared jobs. */
  start(): void {
    for (const job of this.jobs.values()) if (job.isShared) this.plan(this.lifetime, job, 0);
    if (this.jobs.size > 0) this.leadership.start();
  }

  /** Whether this instance runs the jobs at the moment. */
  get isLeading(): boolean {
    return this.reign !== undefined;
  }

  /** Aborts running jobs, waits for them, and only then lets another instance lead. */
  async beforeApplicationShutdown(): Promise<void> {
    this.end();
    this.endReign(this.lifetime);
    await Promise.all(this.running.values());
    await this.leadership.stop();
  }

  private begin(connection: LockConnection): void {
    const reign = { connection, abort: new AbortController(), timers: new Map() };
    this.reign = reign;
    void this.planAll(reign);
  }

  private end(): void {
    if (this.reign) this.endReign(this.reign);
    this.reign = undefined;
  }

  private endReign({ timers, abort }: Reign): void {
    for (const timer of timers.values()) clearTimeout(timer);
    abort.abort();
  }

  /** Plans the leader's jobs; one that ran under the last leader waits for the rest of its interval. */
  private async planAll(reign: Reign & { connection: LockConnection }): Promise<void> {
    const ages = await this.ages(reign.connection);
    for (const job of this.jobs.values())
      if (!job.isShared) this.plan(reign, job, job.everyMs - (ages.get(job.name) ?? job.everyMs));
  }

  /** Milliseconds since each job's last start; empty when they cannot be read, so that all jobs start at once. */
  private async ages(connection: LockConnection): Promise<ReadonlyMap<string, number>> {
    try {
      const { rows } = await connection.query<{ name: string; age_ms: string }>(
        'select name, extract(epoch from clock_timestamp() - started_at) * 1000 as age_ms from job_run',
      );
      return new Map(rows.map(({ name, age_ms }) => [name, Number(age_ms)]));
    } catch (error) {
      this.log.error('cannot read when jobs ran last', error);
      return new Map();
    }
  }

  private plan(reign: Reign, job: Job, waitMs: number): void {
    if (reign.abort.signal.aborted) return;
    const wait = Math.min(Math.max(0, waitMs), MAX_WAIT_MS);
    reign.timers.set(
      job.name,
      setTimeout(() => void this.runAndPlan(reign, job), wait),
    );
  }

  private async runAndPlan(reign: Reign, job: Job): Promise<void> {
    // wait for an aborted run of an earlier reign that has not ended yet
    await this.running.get(job.name);
    const began = performance.now();
    const run = this.run(reign, job).finally(() => this.running.delete(job.name));
    this.running.set(job.name, run);
    await run;
    this.plan(reign, job, job.everyMs - (performance.now() - began));
  }

  private async run({ connection, abort }: Reign, job: Job): Promise<void> {
    if (abort.signal.aborted) return;
    try {
      // the leader uses the connection that holds the lock, so an instance that lost the lead starts nothing
      await connection?.query(
        `insert into job_run (name, started_at) values ($1, clock_timestamp())
         on conflict (name) do update set started_at = excluded.started_at`,
        [job.name],
      );
      await job.run(abort.signal);
      jobRuns.inc({ job: job.name, outcome: 'done' });
    } catch (error) {
      jobRuns.inc({ job: job.name, outcome: 'failed' });
      this.log.error(`job ${job.name} failed`, error);
    }
  }
}
