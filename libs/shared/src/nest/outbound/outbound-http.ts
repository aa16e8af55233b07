import type { HttpService } from '@nestjs/axios';
import type { FactoryProvider, OnApplicationShutdown } from '@nestjs/common';
import type { AxiosResponse } from 'axios';
import { Pool } from 'undici';
import { currentRequestId, timeLeftMs } from '../context/request-context';
import { Helpers } from '../health/helpers';
import { outboundSeconds, providerState } from '../metrics/metrics';
import { Settings } from '../settings/settings';
import { Deadline, DeadlinePassed } from './deadline';
import { DispatchedHttp } from './dispatched-http';
import { asUnavailable } from './outbound-failures';
import { Places } from './places';
import { ProviderUnavailable } from './provider-unavailable';
import { SystemBreaker } from './system-breaker';

/** With less left of a request, a call for it is not worth beginning. */
const MIN_MS = 1_000;

/** How one system behind us is called: where, how long, how often at once. */
export interface OutboundOptions {
  /** Scheme, host, port and the path that all calls share. */
  baseUrl: string;
  /** From the call until the last byte, waiting for a connection included; all calls of one request end with it. Default 5 s. */
  timeoutMs?: number;
  /** Calls at the same time. Default 64. */
  maxConcurrent?: number;
  /** Calls that may wait for their turn. Default 256. */
  maxQueued?: number;
  /** Larger replies are cut off. Default 5 MB. */
  maxBodyBytes?: number;
  /** How long the breaker stays open before it tries one call. Default 2 s. */
  breakMs?: number;
}

/** One call of a system behind us. Repeated by itself only when it says that it may be. */
export interface OutboundRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base URL, without a leading slash; for metrics and logs its pattern, see `operation`. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** A name of the call without values in it, for metrics and the breaker. Default `path`. */
  operation?: string;
  timeoutMs?: number;
  /** The agent it is made for: all calls of one agent take half of the places at most. */
  agent?: string | undefined;
}

/** Any reply below 500 that is JSON: what it means is the gateway's matter. */
export interface OutboundReply {
  status: number;
  /** Parsed JSON, not yet checked against a contract. */
  body: unknown;
  /** The body as it came, for what is signed. */
  text: string;
  /** A header of the reply by its name in lower case. */
  header(name: string): string | undefined;
}

/**
 * Calls to one system behind us: a connection pool, a deadline, a breaker and a bulkhead of its own, so that one system
 * that is down costs the others nothing. Never retries. Business codes do not trip the breaker, nor does one bad call trip
 * it for the others.
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

  /** Whether calls go through, as far as the last ones told. */
  get isReached(): boolean {
    return this.reached;
  }

  /** @throws ProviderUnavailable for everything that is not a JSON reply below 500 within the deadline */
  async request(request: OutboundRequest): Promise<OutboundReply> {
    const operation = request.operation ?? request.path;
    const began = performance.now();
    const ended = (outcome: string) =>
      outboundSeconds.observe({ provider: this.name, operation, outcome }, (performance.now() - began) / 1_000);
    const left = timeLeftMs();
    // the clock runs while a call waits for its turn, too
    const deadline = new Deadline(Math.min(request.timeoutMs ?? this.timeoutMs, left));
    try {
      if (left < MIN_MS) throw new ProviderUnavailable(this.name, 'tooLate');
      const send = () => this.breaker.execute(operation, () => this.send(request, deadline));
      const reply = await this.inTurn(request.agent, deadline, send);
      ended('answered');
      return reply;
    } catch (error) {
      const unavailable = asUnavailable(this.name, error);
      ended(unavailable.reason);
      throw unavailable;
    } finally {
      deadline.clear();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }

  /** Waits for a place of the agent's half, then for one of all. */
  private inTurn<T>(agent: string | undefined, deadline: Deadline, call: () => Promise<T>): Promise<T> {
    if (agent === undefined) return this.places.hold(deadline, call);
    let share = this.shares.get(agent);
    if (!share) this.shares.set(agent, (share = this.newShare()));
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
    if (status >= 500)
      throw new ProviderUnavailable(this.name, saysMaintenance(status, text) ? 'maintenance' : 'status');
    if (status >= 300 && status < 400) throw new ProviderUnavailable(this.name, 'redirect');
    try {
      const header = (name: string) => (headers as Record<string, string | undefined>)[name];
      return { status, body: JSON.parse(text) as unknown, text, header };
    } catch (error) {
      throw new ProviderUnavailable(this.name, status === 404 ? 'absent' : 'malformed', error);
    }
  }

  private target({ path, query }: OutboundRequest): string {
    const place = `${this.basePath}/${path.replace(/^\/+/, '')}`;
    if (!query) return place;
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
    const text = search.toString();
    return text ? `${place}?${text}` : place;
  }
}

/** A reply of the system itself, in its own envelope; what stands before it answers 503 for other reasons, and otherwise. */
function saysMaintenance(status: number, text: string): boolean {
  if (status !== 503) return false;
  try {
    return (JSON.parse(text) as { code?: unknown } | null)?.code === 503;
  } catch {
    return false;
  }
}

/** The injection token of the connection to one system. */
export function outboundToken(name: string): string {
  return `OutboundHttp:${name}`;
}

/** A Nest provider of `OutboundHttp` under `outboundToken(name)`. */
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
