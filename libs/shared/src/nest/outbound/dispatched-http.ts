import { HttpService } from '@nestjs/axios';
import type { AxiosRequestConfig, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { Observable, firstValueFrom, type Subscriber } from 'rxjs';
import type { Dispatcher } from 'undici';
import { BodyTooLarge } from './outbound-failures';

/**
 * `HttpService` directly on an undici dispatcher: every status is a reply, its body is text, and unsubscribing aborts the call.
 * `url` is a path; headers are a plain object with lower-case names; `data` is text.
 */
export class DispatchedHttp extends HttpService {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly maxBodyBytes: number,
  ) {
    // the shorthands (`get`, `post`, …) go through axios and end here as well
    const adapter = (config: InternalAxiosRequestConfig) =>
      firstValueFrom(this.request({ ...config, headers: config.headers.toJSON() as Record<string, string> }));
    // use the axios of `HttpService`: our own import would load another copy
    const { axiosRef } = new HttpService();
    super(axiosRef.create({ adapter, validateStatus: () => true, transformResponse: (data: unknown) => data }));
  }

  override request<T = unknown>(config: AxiosRequestConfig): Observable<AxiosResponse<T>> {
    return new Observable((subscriber) => {
      const exchange = new Exchange(config as InternalAxiosRequestConfig, this.maxBodyBytes, subscriber);
      this.dispatcher.dispatch(
        {
          path: config.url ?? '/',
          method: (config.method ?? 'get').toUpperCase() as Dispatcher.HttpMethod,
          headers: config.headers as Record<string, string>,
          body: (config.data as string | undefined) ?? null,
        },
        exchange,
      );
      return () => exchange.abort();
    });
  }
}

/** One request and its reply. */
class Exchange implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | undefined;
  private status = 0;
  private headers: AxiosResponse['headers'] = {};
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private isOver = false;

  constructor(
    private readonly config: InternalAxiosRequestConfig,
    private readonly maxBodyBytes: number,
    private readonly subscriber: Subscriber<AxiosResponse<never>>,
  ) {}

  /** Stops sending and receiving. */
  abort(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.controller?.abort(new CallAborted());
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.isOver) controller.abort(new CallAborted());
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: AxiosResponse['headers']): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.size += chunk.length;
    if (this.size > this.maxBodyBytes) controller.abort(new BodyTooLarge());
    else this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.isOver = true;
    const bytes = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks, this.size);
    const { status, headers, config } = this;
    this.subscriber.next({ data: bytes.toString() as never, status, statusText: '', headers, config });
    this.subscriber.complete();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.isOver = true;
    this.subscriber.error(error);
  }
}

class CallAborted extends Error {
  override readonly name = 'AbortError';
}
