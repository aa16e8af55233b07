import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The key of an address for limits: an IPv4 address itself, an IPv6 address's /64, since a household has all of it. */
export function callerAddress(ip: string): string {
  const plain = unmapped(ip);
  return isIPv6(plain) ? slash64(plain) : plain;
}

/** The network under which an account's failures are counted: /24 of IPv4, /64 of IPv6. */
export function callerNetwork(ip: string): string {
  const plain = unmapped(ip);
  return isIPv4(plain) ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : callerAddress(plain);
}

function unmapped(ip: string): string {
  return MAPPED.exec(ip)?.[1] ?? ip;
}

function slash64(ip: string): string {
  const [head = '', tail] = ip.split('%', 1)[0]!.split('::', 2);
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${all.slice(0, 4).join(':')}::/64`;
}

/** Strips leading zeros; an IPv4 notation of the last 32 bits counts as two groups. */
function groups(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [parseInt(group, 16).toString(16)]));
}
