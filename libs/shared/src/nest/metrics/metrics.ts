import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Figures for operators. Labels are names out of the code, never values out of a request. */
export const metrics = new Registry();

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests served, by route pattern',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6],
  registers: [metrics],
});

export const outboundSeconds = new Histogram({
  name: 'provider_call_duration_seconds',
  help: 'Calls to systems behind us, by operation and outcome',
  labelNames: ['provider', 'operation', 'outcome'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6],
  registers: [metrics],
});

export const providerState = new Gauge({
  name: 'provider_available',
  help: '1 while the breaker of a system behind us is closed',
  labelNames: ['provider'],
  registers: [metrics],
});

let collecting = false;

/** Adds the figures of the process itself, once. */
export function collectProcessMetrics(): void {
  if (collecting) return;
  collecting = true;
  collectDefaultMetrics({ register: metrics });
}
