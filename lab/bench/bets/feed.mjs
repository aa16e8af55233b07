/** A provider's bet feed that delivers a given history. */
import { createHmac } from 'node:crypto';
import { createServer, request } from 'node:http';

const FEED_PATH = '/game-platform/bridge/bets';
/** The secret of every simulated system. */
const SECRET = 'simulator-secret';

/** Answers for the game platform: the feed itself, everything else through the simulator. */
export class FeedServer {
  #server;
  #events = [];

  /** @param {string} simulator its origin */
  constructor(simulator) {
    this.#server = createServer((received, reply) => {
      const url = new URL(received.url, simulator);
      if (url.pathname === FEED_PATH) this.#answer(url.searchParams, reply);
      else forward(received, url, reply);
    });
  }

  /** @returns {Promise<string>} the address of the game platform */
  async open() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${this.#server.address().port}/game-platform`;
  }

  /** Delivers events from now on. @param {readonly object[]} events */
  deliver(events) {
    // written in advance, so that the feed costs little while it is measured
    this.#events = events.map((event) => JSON.stringify(event));
  }

  /** The cursor after the last event. */
  get end() {
    return `bench-${this.#events.length}`;
  }

  close() {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(query, reply) {
    const after = query.get('cursor') ?? '';
    const from = Number(/^bench-(\d+)$/.exec(after)?.[1] ?? 0);
    const until = Math.min(from + Number(query.get('limit')), this.#events.length);
    const page = {
      after,
      cursor: until > from ? `bench-${until}` : after || 'bench-0',
      more: until < this.#events.length,
    };
    const head = JSON.stringify({ code: 0, msg: '', result: page }).slice(0, -2);
    const body = `${head},"events":[${this.#events.slice(from, until).join(',')}]}}`;
    reply.setHeader('content-type', 'application/json');
    reply.setHeader('x-signature', `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`);
    reply.end(body);
  }
}

function forward(received, url, reply) {
  const { method, headers } = received;
  const passed = request(url, { method, headers: { ...headers, host: url.host } }, (given) => {
    reply.writeHead(given.statusCode, given.headers);
    given.pipe(reply);
  });
  passed.on('error', () => reply.destroy());
  received.pipe(passed);
}
