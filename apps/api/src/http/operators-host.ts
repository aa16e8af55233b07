const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const PORT = /:\d+$/;

/**
 * Whether a `Host` header is valid for the operators' port: a loopback name, `OPS_HOST`, or the address at which the
 * connection arrived. Rejecting other names prevents DNS rebinding, by which a foreign page in an operator's browser
 * could read replies.
 */
export function isOperatorsHost(host: string | undefined, opsHost: string, localAddress: string | undefined): boolean {
  if (host === undefined) return false;
  const name = host.replace(PORT, '').toLowerCase();
  return LOOPBACK_NAMES.has(name) || name === asHost(opsHost) || (!!localAddress && name === asHost(localAddress));
}

/** Formats an address as browsers write it in `Host`. */
function asHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  return plain.includes(':') ? `[${plain}]` : plain;
}
