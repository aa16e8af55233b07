import { hasDirectionControls, InvalidInput, storedText, type FieldProblem } from '@housebrand/shared';
import { MAX_MESSAGE_LENGTH } from './terms';

const FIELD = 'text';

/** Line breaks other than LF. */
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Control characters except tab and LF; a database refuses some of them. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** Halves of surrogate pairs, which no encoding can store. */
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Two blank lines and more. */
const BLANK_LINES = /\n{3,}/g;

/** Counts characters as the limit of a message does. */
export function lengthOfText(text: string): number {
  return Array.from(text).length;
}

/**
 * Normalises a message for storing: NFC, without invisible and control characters, with LF as the only line break and at most one
 * blank line at a time, and trimmed.
 * @throws InvalidInput for an empty text, one that is too long, or one with characters that reverse its direction
 */
export function messageText(typed: string): string {
  if (hasDirectionControls(typed)) throw problem({ messageKey: 'shared.directionControls' });
  const text = storedText(typed.replace(LINE_BREAKS, '\n').replace(CONTROLS, '').replace(LONE_SURROGATES, ''))
    .replace(BLANK_LINES, '\n\n')
    .trim();
  if (text === '') throw problem({ messageKey: 'shared.required' });
  if (lengthOfText(text) > MAX_MESSAGE_LENGTH)
    throw problem({ messageKey: 'shared.maxLength', values: { max: MAX_MESSAGE_LENGTH } });
  return text;
}

function problem({ messageKey, values }: Omit<FieldProblem, 'field'>): InvalidInput {
  return new InvalidInput([{ field: FIELD, messageKey, values: { field: FIELD, ...values } }]);
}
