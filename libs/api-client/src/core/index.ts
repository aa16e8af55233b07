export { ApiError, type FieldError } from './api-error';
export type { ApiClient, CallId, Input, Output, Schemas, Sending } from './call-types';
export { createClient, type ClientOptions } from './client';
export type { Repetition } from './repetitions';
export { memorySession, type Session } from './session';
