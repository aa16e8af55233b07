import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Metrics for operators. Labels are names from the code, never values from a request. */
export const metrics = new Registry();

/** `http_request_duration_seconds{method,route,status}`. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests served, by route pattern',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6],
  registers: [metrics],
});

/** Replies from memory, counted as they are sent and added up at collection; they are too fast for a histogram. */
export interface PreparedReplies {
  readonly route: string;
  readonly status: string;
  uncollected: number;
}

const preparedReplies = new Map<string, PreparedReplies>();

/** Returns the counter of a route's replies from memory with one status; the same object for each call. */
export function preparedRepliesOf(route: string, status: 200 | 304): PreparedReplies {
  const key = `${status} ${route}`;
  const replies = preparedReplies.get(key) ?? { route, status: String(status), uncollected: 0 };
  preparedReplies.set(key, replies);
  return replies;
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

/** `live_streams_open`: browsers that receive live updates from this instance. */
export const openStreams = new Gauge({
  name: 'live_streams_open',
  help: 'Event streams that are open',
  registers: [metrics],
});

/** `provider_call_duration_seconds{provider,operation,outcome}`. */
export const outboundSeconds = new Histogram({
  name: 'provider_call_duration_seconds',
  help: 'Calls to providers, by operation and outcome',
  labelNames: ['provider', 'operation', 'outcome'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6],
  registers: [metrics],
});

/** `provider_available{provider}`: 0 while the open breaker rejects calls to a provider. */
export const providerState = new Gauge({
  name: 'provider_available',
  help: '1 while the circuit breaker of a provider is closed',
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
  help: 'Deliveries of the outbox, by outcome: sent, failed (is retried), parked (needs an operator), late (its lease had expired)',
  labelNames: ['topic', 'outcome'],
  registers: [metrics],
});

const JOB_OUTCOMES = ['done', 'failed'] as const;
const DELIVERY_OUTCOMES = ['sent', 'failed', 'parked', 'late'] as const;

/** Initializes a job's counters to zero: Prometheus sees no increase when a counter first appears as one. */
export function expectJob(job: string): void {
  for (const outcome of JOB_OUTCOMES) jobRuns.inc({ job, outcome }, 0);
}

/** Initializes a topic's counters to zero, so that the first parked delivery raises an alert. */
export function expectDeliveries(topic: string): void {
  for (const outcome of DELIVERY_OUTCOMES) outboxDeliveries.inc({ topic, outcome }, 0);
}

let collect = (): Promise<string> => metrics.metrics();

/** Returns all metrics in Prometheus format: of this process, or of all processes of the cluster. */
export function figures(): Promise<string> {
  return collect();
}

/** Sets the source of `figures` when this process is one of several. */
export function collectFigures(source: () => Promise<string>): void {
  collect = source;
}

let collecting = false;

/** Registers the metrics of the process itself, once. */
export function collectProcessMetrics(): void {
  if (collecting) return;
  collecting = true;
  collectDefaultMetrics({ register: metrics });
}
