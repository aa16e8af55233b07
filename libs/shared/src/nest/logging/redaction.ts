/** Stands in logs in the place of what nobody may read there. */
export const REDACTED = '[redacted]';

/** Names whose values never reach a log: compared without case, dashes and underscores. */
const SENSITIVE =
  /^(pass(word)?|pwd|.*password|.*pwd|.*token|token.*|otp|.*otp|pin|secret|.*secret|.*cookie|cookie|authorization|jwt|xuserauth|xagentkey|agentkey|apikey|account(no|number)?|bankaccount(no|number)?|captcha|clientsignature|credential.*|userkey|ticket)$/;

/** Each begins with a word of its own and is bounded up to the value it takes away, so that no text makes it start over. */
const IN_TEXT =
  /((?:password|pwd|token|secret|otp|authorization|cookie|jwt|x-user-auth|x-agent-key|accountn(?:umber|o)|bankaccount(?:no|number)?)["']?\s{0,4}[:=]\s{0,4}["']?)(?:Bearer\s{1,4})?[^"'&\s,;}]+/gi;
const BEARER = /\bBearer\s{1,4}[\w.~+/=-]+/g;
/** Longer texts are cut before anything looks through them. */
const TEXT_LENGTH = 8_192;
const PART_LENGTH = 200;
const QUERY_LENGTH = 512;

/** Parameters of ours that say nothing of a person; of any other neither name nor value is written. */
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

/** Whether a field, header or query parameter of this name holds something secret. */
export function isSensitiveName(name: string): boolean {
  return SENSITIVE.test(
    name
      .slice(0, PART_LENGTH)
      .toLowerCase()
      .replace(/[-_.\s]/g, ''),
  );
}

/** A copy of a value with everything secret replaced, safe to log. */
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

/** Secrets inside sentences: `token=…`, `"password":"…"`, `Bearer …`. Texts are cut at 8,192 characters. */
export function redactText(text: string): string {
  const short = text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text;
  return short.replace(BEARER, `Bearer ${REDACTED}`).replace(IN_TEXT, `$1${REDACTED}`);
}

/**
 * What a log may say of an address's query: the harmless parameters of ours, then how many others there were. Only its
 * first 512 characters are looked at.
 */
export function loggedQuery(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return '';
  const pairs = [...new URLSearchParams(url.slice(start + 1, start + 1 + QUERY_LENGTH))];
  const known = pairs
    .filter(([name]) => LOGGED_PARAMETERS.has(name))
    .map(([name, value]) => `${name}=${redactText(value.slice(0, PART_LENGTH))}`);
  const others = pairs.length - known.length;
  return [...known, ...(others > 0 ? [`(${others} more)`] : [])].join('&');
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

/** Query builders put the values of a failed statement at the end of the message: whatever they are, they stay out. */
function withoutValues(message: string): string {
  const values = message.indexOf('\nparams:');
  return values < 0 ? message : message.slice(0, values);
}

/** The stack without the message that stands in front of it. */
function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message);
  return start < 0 ? withoutValues(stack) : stack.slice(start + message.length).trimStart();
}
