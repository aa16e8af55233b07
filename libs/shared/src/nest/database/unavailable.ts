/**
 * SQLSTATEs of a server that shuts down, starts or is full: connection exceptions (class 08), 57P01 to 57P05 (shutdown, crash,
 * start) and 53300 (too many connections).
 */
const SQL_STATES = /^(?:08\w{3}|57P0[1-5]|53300)$/;
const SYSTEM_ERRORS: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** Messages of driver and pool errors that have no code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout e|Client (?:has encountered a connection error|was closed)|Cannot use a pool after)/;

/** Whether an error means that the database is unreachable or went away, rather than that it refused a statement. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { code, syscall, message, cause } = thrown as Record<'code' | 'syscall' | 'message' | 'cause', unknown>;
  if (typeof code === 'string') {
    if (SQL_STATES.test(code)) return true;
    // ENOENT is also a missing file
    if (SYSTEM_ERRORS.has(code) && (code !== 'ENOENT' || syscall === 'connect')) return true;
  }
  return (typeof message === 'string' && DRIVER_MESSAGES.test(message)) || isDatabaseUnavailable(cause);
}
