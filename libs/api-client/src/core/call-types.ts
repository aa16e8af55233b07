import type { CALLS } from './calls';
import type { components, operations } from './schema';

/** The public name of a call, `launchGame`. */
export type CallId = keyof typeof CALLS;

/** What the API speaks of, by the names of its document: `Schemas['CreditDto']`. */
export type Schemas = components['schemas'];

/** How one call is sent. */
export interface Sending {
  /** Of a call that moves money. Left out, it is made anew; say the one of an `ApiError` to repeat its call. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

type Part<Parameters, Name extends 'path' | 'query'> =
  Parameters extends Record<Name, infer Given>
    ? Record<Name, Given>
    : Parameters extends Partial<Record<Name, infer Given>>
      ? [Given] extends [undefined]
        ? unknown
        : Partial<Record<Name, Given>>
      : unknown;

type Body<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Given } } }
  ? { body: Given }
  : Operation extends { requestBody?: { content: { 'application/json': infer Given } } }
    ? { body?: Given }
    : unknown;

/** What a call takes: the names in braces of its address, its query, its body. */
export type Input<Id extends CallId> = Part<operations[Id]['parameters'], 'path'> &
  Part<operations[Id]['parameters'], 'query'> &
  Body<operations[Id]>;

type Reply<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses] extends infer One
    ? One extends { content: { 'application/json': infer Given } }
      ? Given
      : never
    : never
  : never;

type Content<Envelope> = Envelope extends { result: infer Given }
  ? Given
  : Envelope extends { data: infer Given }
    ? Given
    : never;

/** What a call answers: what its envelope holds; of a list in pages the entries, and how many there are in all. */
export type Output<Id extends CallId> =
  Reply<operations[Id]> extends { meta: { total: number } }
    ? { entries: Content<Reply<operations[Id]>>; total: number }
    : Content<Reply<operations[Id]>>;

/** Every call of the API by its public name. @throws {ApiError} for whatever is no success */
export type ApiClient = {
  [Id in CallId]: object extends Input<Id>
    ? (input?: Input<Id> & Sending) => Promise<Output<Id>>
    : (input: Input<Id> & Sending) => Promise<Output<Id>>;
};
