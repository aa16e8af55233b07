import { HttpService } from '@nestjs/axios';
import type { FactoryProvider, OnApplicationShutdown } from '@nestjs/common';
import axios from 'axios';
import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import { firstValueFrom } from 'rxjs';
import { Pool } from 'undici';
import { currentRequestId } from '../context/request-context';
import { outboundSeconds, providerState } from '../metrics/metrics';
import { Settings } from '../settings/settings';
import { asUnavailable } from './outbound-failures';
import { ProviderUnavailable } from './provider-unavailable';
import { SystemBreaker } from './system-breaker';
import { undiciAdapter } from './undici-adapter';

export interface OutboundOptions {
  /** Scheme, host, port and the path that all calls share. */
  baseUrl: string;
  /** From the call until the last byte, waiting for a connection included. Default 5 s. */
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
}

/** Any reply below 500 that is JSON: what it means is the gateway's matter. */
export interface OutboundReply {
  status: number;
  /** Parsed JSON, not yet checked against a contract. */
  body: unknown;
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
  private readonly turns: BulkheadPolicy;
  private readonly breaker: SystemBreaker;
  private readonly timeoutMs: number;

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
    const instance = axios.create({
      adapter: undiciAdapter(this.pool, options.maxBodyBytes ?? 5 * 1024 * 1024),
      validateStatus: () => true,
      transformResponse: (data: unknown) => data,
    });
    this.http = new HttpService(instance);
    this.breaker = new SystemBreaker(options.breakMs ?? 2_000, (isClosed) =>
      providerState.set({ provider: name }, isClosed ? 1 : 0),
    );
    providerState.set({ provider: name }, 1);
    this.turns = bulkhead(maxConcurrent, options.maxQueued ?? 256);
  }

  /** @throws ProviderUnavailable for everything that is not a JSON reply below 500 within the deadline */
  async request(request: OutboundRequest): Promise<OutboundReply> {
    const labels = { provider: this.name, operation: request.operation ?? request.path };
    const stop = outboundSeconds.startTimer(labels);
    // the clock runs while a call waits for its turn, too
    const signal = AbortSignal.timeout(request.timeoutMs ?? this.timeoutMs);
    try {
      const reply = await this.turns.execute(() =>
        this.breaker.execute(labels.operation, () => this.send(request, signal)),
      );
      stop({ outcome: 'answered' });
      return reply;
    } catch (error) {
      const unavailable = asUnavailable(this.name, error);
      stop({ outcome: unavailable.reason });
      throw unavailable;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }

  private async send(request: OutboundRequest, signal: AbortSignal): Promise<OutboundReply> {
    const requestId = currentRequestId();
    try {
      signal.throwIfAborted();
      const reply = await firstValueFrom(
        this.http.request<string>({
          url: this.target(request),
          method: request.method,
          headers: {
            accept: 'application/json',
            ...(request.json !== undefined && { 'content-type': 'application/json' }),
            ...(requestId && { 'x-request-id': requestId }),
            ...request.headers,
          },
          data: request.json === undefined ? undefined : JSON.stringify(request.json),
          signal,
        }),
      );
      return this.accept(reply.status, reply.data);
    } catch (error) {
      if (signal.aborted) throw new ProviderUnavailable(this.name, 'timeout', error);
      throw asUnavailable(this.name, error);
    }
  }

  private accept(status: number, text: string): OutboundReply {
    if (status >= 500) throw new ProviderUnavailable(this.name, 'status');
    if (status >= 300 && status < 400) throw new ProviderUnavailable(this.name, 'redirect');
    try {
      return { status, body: JSON.parse(text) as unknown };
    } catch (error) {
      throw new ProviderUnavailable(this.name, 'malformed', error);
    }
  }

  private target({ path, query }: OutboundRequest): string {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
    const text = search.toString();
    return `${this.basePath}/${path.replace(/^\/+/, '')}${text && `?${text}`}`;
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
    inject: [Settings],
    useFactory: (settings: Settings) => new OutboundHttp(name, options(settings)),
  };
}
