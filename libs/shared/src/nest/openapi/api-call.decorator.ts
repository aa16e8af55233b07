import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/**
 * - `safe`: a repetition does no harm and finds the same state.
 * - `sameKey`: a repetition with the same `Idempotency-Key` gets the stored reply.
 * - `never`: a repetition may happen twice. Ask how it stands instead.
 */
export type RepeatRule = 'safe' | 'sameKey' | 'never';

/** What a call's signature does not tell. */
export interface CallFacts {
  /** What somebody calls it for, in a sentence. */
  purpose: string;
  /** What is different afterwards. A GET has none: it reads. */
  effect?: string;
  /** A GET is `safe` and `@Idempotent` means `sameKey` without being told; any other call says it. */
  repeat?: Exclude<RepeatRule, 'sameKey'>;
  /** How often it may be called. Whatever documents a 429 says it. */
  limits?: string;
  /** How long a reply may be kept, and by whom. Without it: not at all. */
  caching?: string;
}

/** What `@ApiCall` was told, with the operation's public name. */
export interface NotedCall extends CallFacts {
  id: string;
}

/** What `@ApiCall` notes down; `completeDocument` makes the table beside the call of it. */
export const CALL_EXTENSION = 'x-housebrand-call';
/** Under which a route keeps its public name; the guard reads what the operation requires by it. */
export const CALL_METADATA = 'housebrand:call';

/**
 * What a reader of the documentation asks before the first call: what it is for, what it changes, whether it may be repeated.
 * Who may call, the provider calls behind it and the menu it belongs to are known from elsewhere and are put beside it.
 *
 *     @ApiCall('launchGame', { purpose: 'A member taps a game.', effect: 'A session at the studio.', repeat: 'safe' })
 *
 * @param id a public name, the same in every client: verb and noun, never to be changed
 */
export function ApiCall(id: string, facts: CallFacts): MethodDecorator {
  const noted: NotedCall = { id, ...facts };
  return applyDecorators(SetMetadata(CALL_METADATA, id), ApiExtension(CALL_EXTENSION, noted));
}

/** Marks a call that the specification does not list (section 7): `x-ours` in the document. The document's test holds the two apart. */
export const Ours = (): MethodDecorator => ApiExtension('x-ours', true);
