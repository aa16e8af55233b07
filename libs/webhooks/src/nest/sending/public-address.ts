import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are private, local or reserved: the special-purpose registry of IANA. */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** The public addresses of IPv6, and within them the networks that are reserved or contain addresses of IPv4. */
const PUBLIC_V6 = ['2000::/3'];
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const reserved = listOf([...NOT_PUBLIC, ...NOT_PUBLIC_V6]);
const routedV6 = listOf(PUBLIC_V6);
const loopback = listOf(['127.0.0.0/8', '::1/128']);

/** Whether an address belongs to a host on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, 'ipv4');
  return version === 6 && routedV6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

/** Whether an address belongs to this machine. */
export function isLoopbackAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
