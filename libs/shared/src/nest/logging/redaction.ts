export const REDACTED = '[redacted]';

/** Names whose values never reach a log: compared without case, dashes and underscores. */
const SENSITIVE =
  /^(pass(word)?|pwd|.*password|.*pwd|.*token|token.*|otp|.*otp|pin|secret|.*secret|.*cookie|cookie|authorization|jwt|xuserauth|xagentkey|agentkey|apikey|account(no|number)?|bankaccount(no|number)?|captcha|clientsignature|credential.*|userkey|ticket)$/;

const IN_TEXT =
  /\b((?:[\w-]*(?:password|pwd|token|secret|otp)|authorization|cookie|jwt|x-user-auth|x-agent-key|accountn(?:umber|o)|bankaccount(?:no|number)?)["']?\s*[:=]\s*["']?)(?:Bearer\s+)?[^"'&\s,;}]+/gi;
const BEARER = /\bBearer\s+[\w.~+/=-]+/g;
const DEEPEST = 6;

/** Whether a field, header or query parameter of this name holds something secret. */
export function isSensitiveName(name: string): boolean {
  return SENSITIVE.test(name.toLowerCase().replace(/[-_.\s]/g, ''));
}

/** A copy of a value with everything secret replaced, safe to log. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value === null || typeof value !== 'object') return typeof value === 'bigint' ? String(value) : value;
  if (depth >= DEEPEST) return '[deep]';
  if (value instanceof Error) return describeError(value, depth);
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return '[bytes]';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSensitiveName(name) ? REDACTED : redact(inner, depth + 1)]),
  );
}

/** Secrets inside sentences: `token=…`, `"password":"…"`, `Bearer …`. */
export function redactText(text: string): string {
  return text.replace(BEARER, `Bearer ${REDACTED}`).replace(IN_TEXT, `$1${REDACTED}`);
}

/** The query of an address with the values of sensitive names replaced. */
export function redactQuery(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return '';
  const pairs = [...new URLSearchParams(url.slice(start + 1))];
  return pairs.map(([name, value]) => `${name}=${isSensitiveName(name) ? REDACTED : redactText(value)}`).join('&');
}

function describeError(error: Error, depth: number): Record<string, unknown> {
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name,
    message: redactText(withoutValues(error.message)),
    stack: redactText(withoutValues(error.stack ?? '')),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause ? { cause: redact(error.cause, depth + 1) } : {}),
  };
}

/** Query builders put the values of a failed statement into the message: whatever they are, they stay out. */
function withoutValues(text: string): string {
  return text.replace(/\nparams:[\s\S]*?(?=\n\s+at |$)/g, '');
}
