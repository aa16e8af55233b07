import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CachedHead } from './cached-head';

const PAIRS = ['etag', '"tag"', 'vary', 'accept-encoding', 'content-type', 'application/json; charset=utf-8'];
const ID = '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f';

type Begin = (request: IncomingMessage, response: ServerResponse) => void;

/** If this fails with a new Node, check `CachedHead`: it must fall back to `writeHead` if Node's internals have changed. */
describe('CachedHead', () => {
  let server: Server;
  let begin: Begin;
  let body: string | undefined;
  let byNode = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { writeHead } = response;
      response.writeHead = (...args: unknown[]) => {
        byNode += 1;
        return Reflect.apply(writeHead, response, args) as ServerResponse;
      };
      begin(request, response);
      response.end(body, 'latin1');
    });
    server.keepAliveTimeout = 72_000;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    byNode = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends requests on one connection and returns all bytes of the replies. */
  const conversation = (requests: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(requests.join('')));
      socket.setEncoding('latin1');
      socket.on('data', (text: string) => (received += text));
      socket.on('end', () =>
        resolve(received.replace(/Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, 'Date: today')),
      );
      socket.on('error', reject);
    });

  const requestText = (more = '', version = '1.1') => `GET / HTTP/${version}\r\nhost: spec\r\n${more}\r\n`;
  const threeRequests = [requestText(), requestText(), requestText('connection: close\r\n')];
  const withLength = [...PAIRS, 'content-length', '7'];

  it.each([
    { status: 200 as const, pairs: withLength, text: '{"a":1}', requests: threeRequests, writtenByNode: 2 },
    { status: 304 as const, pairs: PAIRS, text: undefined, requests: threeRequests, writtenByNode: 2 },
    { status: 200 as const, pairs: withLength, text: '{"a":1}', requests: [requestText('', '1.0')], writtenByNode: 1 },
  ])('sends the same bytes as Node for status $status over $requests.length requests', async (example) => {
    const { status, pairs, text, requests, writtenByNode } = example;
    body = text;
    begin = (_request, response) => void response.writeHead(status, [...pairs, 'x-request-id', ID]);
    const expected = await conversation(requests);
    expect(expected).toContain(`Date: today`);
    byNode = 0;
    const head = new CachedHead(status, pairs);
    begin = (request, response) => head.begin(request, response, ID);
    expect(await conversation(requests)).toBe(expected);
    expect(byNode).toBe(writtenByNode);
  });
});
