import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { CALL_METADATA } from '../context/decorators';

/**
 * - `safe`: a retry does no harm and leads to the same state.
 * - `sameKey`: a retry with the same `Idempotency-Key` returns the stored reply.
 * - `never`: a retry may take effect twice. Read the current state instead.
 */
export type RepeatRule = 'safe' | 'sameKey' | 'never';

/** Facts about a call that its signature does not show. */
export interface CallFacts {
  /** The purpose of the call, in a sentence. */
  purpose: string;
  /** What the call changes. A GET has none. */
  effect?: string;
  /** Required except for a GET (`safe`) and `@Idempotent` (`sameKey`). */
  repeat?: Exclude<RepeatRule, 'sameKey'>;
  /** How often the call is allowed. Required if the call documents a 429. */
  limits?: string;
  /** How long a reply may be cached, and by whom. Default: not at all. */
  caching?: string;
}

/** The facts of `@ApiCall`, with the operation's public name. */
export interface NotedCall extends CallFacts {
  id: string;
}

/** Holds the facts of `@ApiCall`; `completeDocument` turns them into the table of the description. */
export const CALL_EXTENSION = 'x-housebrand-call';

/**
 * Documents what a reader needs before the first call: its purpose, its effect, and whether a retry is safe. The document adds who
 * may call, the provider calls and the menu from other decorators and contracts.
 *
 *     @ApiCall('launchGame', { purpose: 'Opens a game.', effect: 'Opens a session.', repeat: 'safe' })
 *
 * @param id the public name, the same in every client: verb and noun. It never changes.
 */
export function ApiCall(id: string, facts: CallFacts): MethodDecorator {
  const noted: NotedCall = { id, ...facts };
  return applyDecorators(SetMetadata(CALL_METADATA, id), ApiExtension(CALL_EXTENSION, noted));
}

/** Marks a call that section 7 of the specification does not list: `x-ours` in the document, whose test compares the two. */
export const ApiAddition = (): MethodDecorator => ApiExtension('x-ours', true);
