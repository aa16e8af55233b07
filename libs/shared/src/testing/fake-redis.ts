import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

interface Counter {
  value: number;
  until: number;
}

/** A handler's reply: an array of replies, a number, a text, or nil. */
type Answer = Answer[] | number | string | null;

/**
 * Speaks the subset of the Redis protocol (RESP 2) that rate limits and live updates need. It can stop replying, die,
 * and come back on its port, for specs of our behaviour in these cases. Redis is not part of the product.
 */
export class FakeRedis {
  private readonly counters = new Map<string, Counter>();
  private readonly sockets = new Set<Socket>();
  private readonly subscribers = new Map<Socket, string>();
  private server: Server | undefined;
  private port = 0;
  private isSilent = false;
  /** Names of the commands that it replied to, in order. */
  readonly answered: string[] = [];

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts on the same port as before. */
  async start(): Promise<void> {
    this.isSilent = false;
    const server = createServer((socket) => this.serve(socket));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
  }

  /** Behaves like a killed process: connections break, the port is closed, and counters are lost. */
  async kill(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.counters.clear();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
    this.server = undefined;
  }

  /** Behaves like a stopped process: connections stay open, without replies. */
  fallSilent(): void {
    this.isSilent = true;
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    let queued: string[][] | null = null;
    let rest = '';
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.sockets.delete(socket);
      this.subscribers.delete(socket);
    });
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (this.isSilent) return;
      const { commands, left } = readCommands(rest + text);
      rest = left;
      for (const command of commands) {
        const name = command[0]!.toLowerCase();
        this.answered.push(name);
        if (name === 'multi') {
          queued = [];
          socket.write('+OK\r\n');
        } else if (name === 'exec') {
          socket.write(encode((queued ?? []).map((one) => this.answer(socket, one))));
          queued = null;
        } else if (queued) {
          queued.push(command);
          socket.write('+QUEUED\r\n');
        } else if (name === 'hello') socket.write('-NOPROTO unsupported protocol version\r\n');
        else socket.write(encode(this.answer(socket, command)));
      }
    });
  }

  private answer(socket: Socket, [name = '', ...args]: string[]): Answer {
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = args;
    switch (name.toLowerCase()) {
      case 'info':
        return 'redis_version:7.0.0\r\nloading:0\r\n';
      case 'ping':
        return 'PONG';
      case 'subscribe':
        this.subscribers.set(socket, first);
        return ['subscribe', first, 1];
      case 'publish':
        return this.publish(first, second);
      case 'eval':
      case 'evalsha':
        return this.increase(third, Number(fourth), Number(fifth));
      case 'get': {
        const counter = this.counter(first);
        return counter ? String(counter.value) : null;
      }
      case 'set':
        this.counters.set(first, { value: Number(second), until: Date.now() + Number(fourth) * 1_000 });
        return 'OK';
      case 'pttl':
        return (this.counter(first)?.until ?? Date.now()) - Date.now();
      case 'del':
        return this.counters.delete(first) ? 1 : 0;
      default:
        return 'OK';
    }
  }

  /** The rate limiter's script: adds to a counter that expires `seconds` after its first point. */
  private increase(key: string, points: number, seconds: number): Answer {
    const counter = this.counter(key) ?? { value: 0, until: Date.now() + seconds * 1_000 };
    counter.value += points;
    this.counters.set(key, counter);
    return [counter.value, counter.until - Date.now()];
  }

  private counter(key: string): Counter | undefined {
    const counter = this.counters.get(key);
    return counter && counter.until > Date.now() ? counter : undefined;
  }

  private publish(channel: string, text: string): number {
    const listeners = [...this.subscribers].filter(([, subscribed]) => subscribed === channel);
    for (const [socket] of listeners) socket.write(encode(['message', channel, text]));
    return listeners.length;
  }
}

/** Parses the complete commands received so far: `*<parts>`, each part `$<bytes>` and its text. */
function readCommands(text: string): { commands: string[][]; left: string } {
  const commands: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const parts: string[] = [];
    let end = text.indexOf('\r\n', at);
    const count = Number(text.slice(at + 1, end));
    let from = end + 2;
    for (let part = 0; part < count && end >= 0; part += 1) {
      end = text.indexOf('\r\n', from);
      const length = Number(text.slice(from + 1, end));
      const stop = end + 2 + length;
      if (end < 0 || stop + 2 > text.length) return { commands, left: text.slice(at) };
      parts.push(text.slice(end + 2, stop));
      from = stop + 2;
    }
    if (end < 0) break;
    commands.push(parts);
    at = from;
  }
  return { commands, left: text.slice(at) };
}

function encode(answer: Answer): string {
  if (answer === null) return '$-1\r\n';
  if (typeof answer === 'number') return `:${answer}\r\n`;
  if (typeof answer === 'string') return `$${answer.length}\r\n${answer}\r\n`;
  return `*${answer.length}\r\n${answer.map(encode).join('')}`;
}
