/** `member`: somebody waits for it. `spare`: made ahead, while nobody waits. */
export type Urgency = 'member' | 'spare';

/** For whom a picture is made. */
export interface Customer {
  urgency: Urgency;
  /** The network address that asked; those that ask take turns. */
  address?: string;
}

/** So many may wait altogether, and so many of one address. */
const MAX_WAITING = 600;
const MAX_PER_ADDRESS = 120;

/**
 * Orders that wait for a painter. What members wait for comes first, one order of each address in turn, so that nobody
 * waits behind all that another one asked for.
 */
export class PaintingQueue<Order> {
  private readonly lines = new Map<string, Order[]>();
  private readonly spare: Order[] = [];
  private waiting = 0;

  /** @returns whether there was a place */
  add(order: Order, { urgency, address = '' }: Customer): boolean {
    if (urgency === 'spare') return this.spare.length < MAX_WAITING && this.spare.push(order) > 0;
    const network = networkOf(address);
    const line = this.lines.get(network) ?? [];
    if (this.waiting >= MAX_WAITING || line.length >= MAX_PER_ADDRESS) return false;
    line.push(order);
    this.lines.set(network, line);
    this.waiting += 1;
    return true;
  }

  /** Takes the order whose turn it is. */
  next(): Order | undefined {
    const [turn] = this.lines;
    if (!turn) return this.spare.shift();
    const [network, line] = turn;
    const order = line.shift();
    this.waiting -= 1;
    // whoever had a turn goes to the end of the row
    this.lines.delete(network);
    if (line.length > 0) this.lines.set(network, line);
    return order;
  }
}

/** What one household or carrier's customer may choose from: an address of IPv4, the first 64 bits of IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const zeros = Array<string>(Math.max(0, 8 - groups(head).length - groups(tail).length)).fill('0');
  const all = address.includes('::') ? [...groups(head), ...zeros, ...groups(tail)] : groups(head);
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0{1,3}(?=.)/, ''))
    .join(':');
}
