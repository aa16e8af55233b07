import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Figures for operators. Labels are names out of the code, never values out of a request. */
export const metrics = new Registry();

/** `http_request_duration_seconds{method,route,status}`. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests served, by route pattern',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6],
  registers: [metrics],
});

/** Counted where they leave and added up when somebody collects; they take no time worth a histogram. */
export interface PreparedReplies {
  readonly route: string;
  readonly status: string;
  uncollected: number;
}

const preparedReplies = new Map<string, PreparedReplies>();

/** The count of a route's replies from memory with one status: the same object however often it is asked for. */
export function preparedRepliesOf(route: string, status: 200 | 304): PreparedReplies {
  const key = `${status} ${route}`;
  const known = preparedReplies.get(key) ?? { route, status: String(status), uncollected: 0 };
  preparedReplies.set(key, known);
  return known;
}

new Counter({
  name: 'http_prepared_replies_total',
  help: 'Replies sent from memory before the framework saw the request, by route pattern; not among the requests above',
  labelNames: ['route', 'status'],
  registers: [metrics],
  collect() {
    for (const replies of preparedReplies.values()) {
      const { route, status, uncollected } = replies;
      replies.uncollected = 0;
      this.inc({ route, status }, uncollected);
    }
  },
});

/** `live_streams_open`: browsers that hear live news from this instance. */
export const openStreams = new Gauge({
  name: 'live_streams_open',
  help: 'Event streams that are open',
  registers: [metrics],
});

/** `provider_call_duration_seconds{provider,operation,outcome}`. */
export const outboundSeconds = new Histogram({
  name: 'provider_call_duration_seconds',
  help: 'Calls to systems behind us, by operation and outcome',
  labelNames: ['provider', 'operation', 'outcome'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6],
  registers: [metrics],
});

/** `provider_available{provider}`: 0 while calls to a system behind us are not even tried. */
export const providerState = new Gauge({
  name: 'provider_available',
  help: '1 while the breaker of a system behind us is closed',
  labelNames: ['provider'],
  aggregator: 'min',
  registers: [metrics],
});

/** `job_runs_total{job,outcome}`. */
export const jobRuns = new Counter({
  name: 'job_runs_total',
  help: 'Runs of jobs, by outcome: done or failed',
  labelNames: ['job', 'outcome'],
  registers: [metrics],
});

/** `outbox_deliveries_total{topic,outcome}`. */
export const outboxDeliveries = new Counter({
  name: 'outbox_deliveries_total',
  help: 'Deliveries of the outbox, by outcome: sent, failed (comes again), parked (needs an operator), late (its lease was over)',
  labelNames: ['topic', 'outcome'],
  registers: [metrics],
});

const OF_JOBS = ['done', 'failed'] as const;
const OF_DELIVERIES = ['sent', 'failed', 'parked', 'late'] as const;

/** Begins the figures of a job at nought, before its first run: from nothing to one, Prometheus sees no increase. */
export function expectJob(job: string): void {
  for (const outcome of OF_JOBS) jobRuns.inc({ job, outcome }, 0);
}

/** Begins the figures of a topic at nought, before its first delivery: the first one that is parked has to wake somebody. */
export function expectDeliveries(topic: string): void {
  for (const outcome of OF_DELIVERIES) outboxDeliveries.inc({ topic, outcome }, 0);
}

let collect = (): Promise<string> => metrics.metrics();

/** All figures in the format of Prometheus: of this process, or of all that serve together with it. */
export function figures(): Promise<string> {
  return collect();
}

/** Says where figures come from, when this process is one of several. */
export function collectFigures(source: () => Promise<string>): void {
  collect = source;
}

let collecting = false;

/** Adds the figures of the process itself, once. */
export function collectProcessMetrics(): void {
  if (collecting) return;
  collecting = true;
  collectDefaultMetrics({ register: metrics });
}
