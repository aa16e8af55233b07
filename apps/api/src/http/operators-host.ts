const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const PORT = /:\d+$/;

/**
 * Whether a `Host` header names this machine to operators: a loopback name, `OPS_HOST`, or the very address that the connection came to.
 * A name that a stranger points at the operators' address is none of them, so that no page in an operator's browser reads the answer.
 */
export function isOperatorsHost(host: string | undefined, opsHost: string, localAddress: string | undefined): boolean {
  if (host === undefined) return false;
  const name = host.replace(PORT, '').toLowerCase();
  return LOOPBACK_NAMES.has(name) || name === asHost(opsHost) || (!!localAddress && name === asHost(localAddress));
}

/** As a browser writes an address in `Host`. */
function asHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  return plain.includes(':') ? `[${plain}]` : plain;
}
