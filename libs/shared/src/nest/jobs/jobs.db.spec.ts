import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestApp, createTestDatabase, waitUntil, type TestDatabase } from '@housebrand/shared/testing';
import pg from 'pg';
import { AppLog } from '../logging/app-log';
import { jobRuns } from '../monitoring/metrics';
import type { Job } from './job';
import { Jobs, LEADER_LOCK } from './jobs';

interface Instance {
  app: NestFastifyApplication;
  jobs: Jobs;
  runs: number[];
}

describe('Jobs', () => {
  let test: TestDatabase;
  let instances: Instance[] = [];
  /** Current and maximum number of concurrent runs over all instances. */
  const busy = { now: 0, most: 0 };
  const lines: string[] = [];

  beforeAll(async () => {
    test = await createTestDatabase();
  });
  beforeEach(async () => {
    Object.assign(busy, { now: 0, most: 0 });
    lines.length = 0;
    await test.asOwner('delete from job_run');
  });
  afterEach(async () => {
    await Promise.all(instances.map(({ app }) => app.close()));
    instances = [];
  });
  afterAll(() => test.close());

  /** Starts another instance on the same database, with its own connection for the lock. */
  const instance = async (job: Partial<Job> = {}): Promise<Instance> => {
    const app = await createTestApp({
      settings: { databaseUrl: test.url },
      log: new AppLog('error', { write: (line: string) => void lines.push(line) }),
    });
    const jobs = app.get(Jobs);
    const runs: number[] = [];
    const run = async (signal: AbortSignal) => {
      runs.push(performance.now());
      busy.now += 1;
      busy.most = Math.max(busy.most, busy.now);
      try {
        await job.run?.(signal);
        await new Promise((resolve) => setTimeout(resolve, 5));
      } finally {
        busy.now -= 1;
      }
    };
    jobs.register({ name: 'spec', everyMs: 20, ...job, run });
    jobs.start();
    const made = { app, jobs, runs };
    instances.push(made);
    return made;
  };

  const terminateLeader = async () => {
    const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await admin.connect();
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(a.pid) from pg_stat_activity a join pg_locks l on l.pid = a.pid
       where l.locktype = 'advisory' and l.objid = $2 and l.granted and a.datname = $1`,
      [new URL(test.url).pathname.slice(1), LEADER_LOCK],
    );
    await admin.end();
    return rowCount;
  };

  it('runs a job repeatedly on one instance and never twice at once', async () => {
    const [one, two] = [await instance(), await instance()];
    await waitUntil(() => one.runs.length + two.runs.length >= 10);
    const runners = [...one.runs.map((at) => ({ at, by: 1 })), ...two.runs.map((at) => ({ at, by: 2 }))];
    runners.sort((first, second) => first.at - second.at);
    const changes = runners.filter(({ by }, nth) => nth > 0 && by !== runners[nth - 1]!.by);
    // an instance that gets no CPU time for too long loses the lead and logs it
    const failures = lines.filter((line) => line.includes('leader election failed'));
    expect(changes.length).toBeLessThanOrEqual(failures.length);
    expect(busy.most).toBe(1);
  });

  it('runs a shared job on every instance, also at the same time', async () => {
    const together = Promise.withResolvers<void>();
    const run = async () => {
      if (busy.now === 2) together.resolve();
      await together.promise;
    };
    const [one, two] = [await instance({ isShared: true, run }), await instance({ isShared: true, run })];
    await waitUntil(() => one.runs.length > 2 && two.runs.length > 2);
    expect(busy.most).toBe(2);
    await one.app.close();
    const ended = one.runs.length;
    await waitUntil(() => two.runs.length > ended + 3);
    expect(one.runs).toHaveLength(ended);
  });

  it("moves jobs to another instance when the leader's connection dies", async () => {
    const one = await instance();
    await waitUntil(() => one.runs.length > 0);
    const two = await instance();
    // a stalled leader may have lost the lock before the next one gains it
    await waitUntil(async () => (await terminateLeader()) === 1);
    await waitUntil(() => !one.jobs.isLeading);
    // keep the first instance from leading again
    await one.app.close();
    const ran = one.runs.length;
    await waitUntil(() => two.runs.length >= 3 && two.jobs.isLeading);
    expect(one.runs).toHaveLength(ran);
    expect(busy.most).toBe(1);
  });

  it('aborts a running job when its instance stops, before another instance starts it', async () => {
    const ended: string[] = [];
    const untilAborted = (name: string) => (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const end = () => {
          ended.push(name);
          resolve();
        };
        if (name === 'two') resolve();
        else signal.addEventListener('abort', end);
      });
    const one = await instance({ run: untilAborted('one') });
    await waitUntil(() => one.runs.length === 1);
    const two = await instance({ run: untilAborted('two') });
    const closing = one.app.close();
    await waitUntil(() => two.runs.length > 0);
    await closing;
    // a stalled instance may have led twice
    expect([[...new Set(ended)], busy.most]).toEqual([['one'], 1]);
  });

  it('waits for the rest of the interval after a change of the leader', async () => {
    const one = await instance({ everyMs: 3_600_000 });
    await waitUntil(() => one.runs.length === 1);
    await one.app.close();
    const two = await instance({ everyMs: 3_600_000 });
    // planned after the first job, and never run before
    const other = new Promise<void>((ran) => {
      two.jobs.register({ name: 'other', everyMs: 3_600_000, run: () => Promise.resolve(ran()) });
    });
    await other;
    expect(two.runs).toHaveLength(0);
  });

  it('runs jobs at once when the last run times cannot be read', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL!);
    url.pathname = new URL(test.url).pathname;
    const owner = new pg.Client({ connectionString: url.href });
    await owner.connect();
    await owner.query('alter table job_run rename to job_run_away');
    const one = await instance();
    await waitUntil(() => lines.join('').includes('job_run'));
    await owner.query('alter table job_run_away rename to job_run');
    await owner.end();
    await waitUntil(() => one.runs.length > 0);
  });

  it('logs and counts failed runs and retries at the next interval', async () => {
    const failed = async () =>
      (await jobRuns.get()).values.find(({ labels }) => labels.job === 'failing' && labels.outcome === 'failed')?.value;
    let left = 2;
    const one = await instance({
      name: 'failing',
      run: () => {
        left -= 1;
        return left >= 0 ? Promise.reject(new Error('no luck')) : Promise.resolve();
      },
    });
    await waitUntil(() => one.runs.length >= 4);
    expect(await failed()).toBe(2);
    expect(lines.join('')).toContain('job failing failed');
    expect(lines.join('')).toContain('no luck');
  });

  it("initializes a job's counters to zero at registration", async () => {
    const { jobs } = await instance();
    jobs.register({ name: 'some day', everyMs: 1, run: () => Promise.resolve() });
    const { values } = await jobRuns.get();
    const own = values.filter(({ labels }) => labels.job === 'some day');
    expect(own.map(({ labels, value }) => [labels.outcome, value])).toEqual([
      ['done', 0],
      ['failed', 0],
    ]);
  });

  it('rejects two jobs of one name', async () => {
    const { jobs } = await instance();
    expect(() => jobs.register({ name: 'spec', everyMs: 1, run: () => Promise.resolve() })).toThrow('two jobs');
  });
});
