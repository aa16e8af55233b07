import type { HttpService } from '@nestjs/axios';
import type { FactoryProvider, OnApplicationShutdown } from '@nestjs/common';
import type { AxiosResponse } from 'axios';
import { Pool } from 'undici';
import { currentRequestId, timeLeftMs } from '../context/request-context';
import { Helpers } from '../monitoring/helpers';
import { outboundSeconds, providerState } from '../monitoring/metrics';
import { Settings } from '../settings/settings';
import { Deadline, DeadlinePassed } from '../concurrency/deadline';
import { DispatchedHttp } from './dispatched-http';
import { asUnavailable } from './outbound-failures';
import { Places } from '../concurrency/places';
import { ProviderUnavailable } from './provider-unavailable';
import { SystemBreaker } from './system-breaker';

/** With less time left for a request, its calls are not started. */
const MIN_TIME_LEFT_MS = 1_000;

/** Address, deadline and concurrency of calls to one provider system. */
export interface OutboundOptions {
  /** Scheme, host, port and the common path of all calls. */
  baseUrl: string;
  /** Deadline from the call to the last byte, including waits. Default: 5 s; the request's own deadline may be earlier. */
  timeoutMs?: number;
  /** Maximum of concurrent calls. Default: 64. */
  maxConcurrent?: number;
  /** Maximum of waiting calls. Default: 256. */
  maxQueued?: number;
  /** Larger replies are aborted. Default: 5 MB. */
  maxBodyBytes?: number;
  /** How long the breaker stays open before it tries one call. Default: 2 s. */
  breakMs?: number;
}

/** One call to a provider system. */
export interface OutboundRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base URL, without a leading slash. Metrics and logs use its pattern, see `operation`. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** A name of the call without values, for metrics and the breaker. Default: `path`. */
  operation?: string;
  timeoutMs?: number;
  /** The agent of the call. All calls of one agent use at most half of the slots. */
  agent?: string | undefined;
}

/** Any JSON reply below 500; the gateway interprets it. */
export interface OutboundReply {
  status: number;
  /** Parsed JSON, not yet checked against a contract. */
  body: unknown;
  /** The raw body, to verify signatures. */
  text: string;
  /** Returns a header of the reply by its lower-case name. */
  header(name: string): string | undefined;
}

/**
 * Calls one provider system, with its own connection pool, deadline, breaker and bulkhead, so a failing system does not affect
 * the others. It never retries. Business codes do not open the breaker, and one failing call does not open it for other calls.
 */
export class OutboundHttp implements OnApplicationShutdown {
  /** The same pool as an `HttpService`, without breaker and bulkhead. */
  readonly http: HttpService;
  private readonly pool: Pool;
  private readonly basePath: string;
  private readonly places: Places;
  private readonly shares = new Map<string, Places>();
  private readonly newShare: () => Places;
  private readonly breaker: SystemBreaker;
  private readonly timeoutMs: number;
  private reached = true;

  constructor(
    readonly name: string,
    options: OutboundOptions,
  ) {
    const base = new URL(options.baseUrl);
    const maxConcurrent = options.maxConcurrent ?? 64;
    this.timeoutMs = options.timeoutMs ?? 5_000;
    this.basePath = base.pathname.replace(/\/+$/, '');
    this.pool = new Pool(base.origin, {
      connections: maxConcurrent,
      connect: { timeout: Math.min(3_000, this.timeoutMs) },
      headersTimeout: this.timeoutMs,
      bodyTimeout: this.timeoutMs,
    });
    this.http = new DispatchedHttp(this.pool, options.maxBodyBytes ?? 5 * 1024 * 1024);
    this.breaker = new SystemBreaker(options.breakMs ?? 2_000, (isClosed) => {
      this.reached = isClosed;
      providerState.set({ provider: name }, isClosed ? 1 : 0);
    });
    providerState.set({ provider: name }, 1);
    const maxQueued = options.maxQueued ?? 256;
    this.places = new Places(maxConcurrent, maxQueued);
    this.newShare = () => new Places(Math.ceil(maxConcurrent / 2), Math.ceil(maxQueued / 2));
  }

  /** Whether calls go through, judging by the latest ones. */
  get isReached(): boolean {
    return this.reached;
  }

  /** @throws ProviderUnavailable for everything that is not a JSON reply below 500 within the deadline */
  async request(request: OutboundRequest): Promise<OutboundReply> {
    const operation = request.operation ?? request.path;
    const startedAt = performance.now();
    const recordOutcome = (outcome: string) =>
      outboundSeconds.observe({ provider: this.name, operation, outcome }, (performance.now() - startedAt) / 1_000);
    const left = timeLeftMs();
    // the deadline includes the wait for a slot
    const deadline = new Deadline(Math.min(request.timeoutMs ?? this.timeoutMs, left));
    try {
      if (left < MIN_TIME_LEFT_MS) throw new ProviderUnavailable(this.name, 'tooLate');
      const send = () => this.breaker.execute(operation, () => this.send(request, deadline));
      const reply = await this.withSlot(request.agent, deadline, send);
      recordOutcome('answered');
      return reply;
    } catch (error) {
      const unavailable = asUnavailable(this.name, error);
      recordOutcome(unavailable.reason);
      throw unavailable;
    } finally {
      deadline.clear();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }

  /** Waits for a slot of the agent's half, then for a slot of all. */
  private withSlot<T>(agent: string | undefined, deadline: Deadline, call: () => Promise<T>): Promise<T> {
    if (agent === undefined) return this.places.hold(deadline, call);
    const share = this.shares.get(agent) ?? this.newShare();
    this.shares.set(agent, share);
    return share.hold(deadline, () => this.places.hold(deadline, call));
  }

  private async send(request: OutboundRequest, deadline: Deadline): Promise<OutboundReply> {
    try {
      return this.accept(await this.exchange(request, deadline));
    } catch (error) {
      throw asUnavailable(this.name, error);
    }
  }

  private exchange(request: OutboundRequest, deadline: Deadline): Promise<AxiosResponse<string>> {
    const requestId = currentRequestId();
    const reply = this.http.request<string>({
      url: this.target(request),
      method: request.method,
      headers: {
        accept: 'application/json',
        ...(request.json !== undefined && { 'content-type': 'application/json' }),
        ...(requestId && { 'x-request-id': requestId }),
        ...request.headers,
      },
      data: request.json === undefined ? undefined : JSON.stringify(request.json),
    });
    return new Promise((resolve, reject) => {
      const subscription = reply.subscribe({ next: resolve, error: reject });
      deadline.onEnd(() => {
        subscription.unsubscribe();
        reject(new DeadlinePassed());
      });
    });
  }

  private accept({ status, data: text, headers }: AxiosResponse<string>): OutboundReply {
    if (status >= 500) throw new ProviderUnavailable(this.name, isMaintenance(status, text) ? 'maintenance' : 'status');
    if (status >= 300 && status < 400) throw new ProviderUnavailable(this.name, 'redirect');
    try {
      const header = (name: string) => (headers as Record<string, string | undefined>)[name];
      return { status, body: JSON.parse(text) as unknown, text, header };
    } catch (error) {
      throw new ProviderUnavailable(this.name, status === 404 ? 'absent' : 'malformed', error);
    }
  }

  private target({ path, query }: OutboundRequest): string {
    const address = `${this.basePath}/${path.replace(/^\/+/, '')}`;
    if (!query) return address;
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
    const text = search.toString();
    return text ? `${address}?${text}` : address;
  }
}

/** Whether the system itself reports maintenance, in its envelope; a proxy before it answers 503 in another form. */
function isMaintenance(status: number, text: string): boolean {
  if (status !== 503) return false;
  try {
    return (JSON.parse(text) as { code?: unknown } | null)?.code === 503;
  } catch {
    return false;
  }
}

/** Returns the injection token of the `OutboundHttp` of one system. */
export function outboundToken(name: string): string {
  return `OutboundHttp:${name}`;
}

/** Returns a Nest provider of `OutboundHttp` under `outboundToken(name)`. */
export function providerHttp(
  name: string,
  options: (settings: Settings) => OutboundOptions,
): FactoryProvider<OutboundHttp> {
  return {
    provide: outboundToken(name),
    inject: [Settings, { token: Helpers, optional: true }],
    useFactory: (settings: Settings, helpers?: Helpers) => {
      const http = new OutboundHttp(name, { timeoutMs: settings.answerWithinMs, ...options(settings) });
      helpers?.watch(name, () => Promise.resolve(http.isReached));
      return http;
    },
  };
}
