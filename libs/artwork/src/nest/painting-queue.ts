/** `member`: a member waits for the picture. `spare`: made in advance. */
export type Urgency = 'member' | 'spare';

/** The origin of an order. */
export interface Customer {
  urgency: Urgency;
  /** The requesting network address; addresses take turns. */
  address?: string;
}

/** Maximum number of waiting orders in total, and per network. */
const MAX_WAITING = 600;
const MAX_PER_ADDRESS = 120;

/**
 * Orders that wait for a painter. Members' orders come first, one per network in turn, so that a network's many orders
 * do not delay others.
 */
export class PaintingQueue<Order> {
  private readonly lines = new Map<string, Order[]>();
  private readonly spare: Order[] = [];
  private waiting = 0;

  /** @returns false if the queue is full */
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

  /** Removes and returns the next order. */
  next(): Order | undefined {
    const [turn] = this.lines;
    if (!turn) return this.spare.shift();
    const [network, line] = turn;
    const order = line.shift();
    this.waiting -= 1;
    // move the network to the end of the rotation
    this.lines.delete(network);
    if (line.length > 0) this.lines.set(network, line);
    return order;
  }
}

/** The network that one household or customer controls: an IPv4 address, or the first 64 bits of an IPv6 address. */
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
