/** Replaces secrets in logs. */
export const REDACTED = '[redacted]';

/** Names whose values never reach a log, compared without case, dashes, underscores, dots and spaces. */
const SENSITIVE =
  /^(pass(word)?|pwd|.*password|.*pwd|.*token|token.*|otp|.*otp|pin|secret|.*secret|.*cookie|cookie|authorization|jwt|xuserauth|xagentkey|agentkey|apikey|account(no|number)?|bankaccount(no|number)?|captcha|clientsignature|credential.*|userkey|ticket)$/;

/** Each pattern starts with a distinct word and has bounded repetitions before the value, which rules out heavy backtracking. */
const IN_TEXT =
  /((?:password|pwd|token|secret|otp|authorization|cookie|jwt|x-user-auth|x-agent-key|accountn(?:umber|o)|bankaccount(?:no|number)?)["']?\s{0,4}[:=]\s{0,4}["']?)(?:Bearer\s{1,4})?[^"'&\s,;}]+/gi;
const BEARER = /\bBearer\s{1,4}[\w.~+/=-]+/g;
/** Longer texts are truncated before they are searched. */
const MAX_TEXT_LENGTH = 8_192;
const MAX_PART_LENGTH = 200;
const MAX_QUERY_LENGTH = 512;

/** Our parameters without personal data; names and values of all others are omitted. */
const LOGGED_PARAMETERS: ReadonlySet<string> = new Set([
  'lang',
  'type',
  'gameType',
  'product',
  'category',
  'shape',
  'limit',
  'page',
  'year',
  'w',
  'v',
]);
const MAX_DEPTH = 6;

/** Whether a field, header or query parameter of this name holds a secret. */
export function isSensitiveName(name: string): boolean {
  return SENSITIVE.test(
    name
      .slice(0, MAX_PART_LENGTH)
      .toLowerCase()
      .replace(/[-_.\s]/g, ''),
  );
}

/** Returns a copy of a value with all secrets replaced, safe to log. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value === null || typeof value !== 'object') return typeof value === 'bigint' ? String(value) : value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (value instanceof Error) return describeError(value, depth);
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return '[bytes]';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSensitiveName(name) ? REDACTED : redact(inner, depth + 1)]),
  );
}

/** Replaces secrets inside a text: `token=…`, `"password":"…"`, `Bearer …`. Truncates it to 8,192 characters. */
export function redactText(text: string): string {
  const short = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
  return short.replace(BEARER, `Bearer ${REDACTED}`).replace(IN_TEXT, `$1${REDACTED}`);
}

/**
 * Returns the loggable part of an address's query: our harmless parameters, then the number of the others. It reads only the
 * first 512 characters.
 */
export function loggedQuery(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return '';
  const pairs = [...new URLSearchParams(url.slice(start + 1, start + 1 + MAX_QUERY_LENGTH))];
  const harmless = pairs
    .filter(([name]) => LOGGED_PARAMETERS.has(name))
    .map(([name, value]) => `${name}=${redactText(value.slice(0, MAX_PART_LENGTH))}`);
  const others = pairs.length - harmless.length;
  return [...harmless, ...(others > 0 ? [`(${others} more)`] : [])].join('&');
}

function describeError(error: Error, depth: number): Record<string, unknown> {
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name,
    message: redactText(withoutValues(error.message)),
    stack: redactText(framesOf(error)),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause ? { cause: redact(error.cause, depth + 1) } : {}),
  };
}

/** Removes the values of a failed statement, which query builders append to the message. */
function withoutValues(message: string): string {
  const values = message.indexOf('\nparams:');
  return values < 0 ? message : message.slice(0, values);
}

/** Returns the stack without the leading message. */
function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message);
  return start < 0 ? withoutValues(stack) : stack.slice(start + message.length).trimStart();
}
