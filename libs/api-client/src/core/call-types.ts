import type { CALLS } from './calls';
import type { components, operations } from './schema';

/** The operation id of a call, `launchGame`. */
export type CallId = keyof typeof CALLS;

/** Types of the API by their names in the document: `Schemas['CreditDto']`. */
export type Schemas = components['schemas'];

/** Options of a single call. */
export interface Sending {
  /** For calls that move money. Omitted: a new key is generated. Pass the key of an `ApiError` to repeat its call. */
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

/** The input of a call: path parameters, query and body. */
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

/** The result of a call: the content of its envelope; for a paged list its entries and their total. */
export type Output<Id extends CallId> =
  Reply<operations[Id]> extends { meta: { total: number } }
    ? { entries: Content<Reply<operations[Id]>>; total: number }
    : Content<Reply<operations[Id]>>;

/** Every call of the API by its operation id. @throws {ApiError} for every failure */
export type ApiClient = {
  [Id in CallId]: object extends Input<Id>
    ? (input?: Input<Id> & Sending) => Promise<Output<Id>>
    : (input: Input<Id> & Sending) => Promise<Output<Id>>;
};
