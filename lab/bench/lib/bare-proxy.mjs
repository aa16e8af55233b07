/** A minimal proxy as a baseline: `node:http` in front, undici behind. Its parent sends `{origin}` and receives `{port}`. */
import { createServer } from 'node:http';
import { Agent, request } from 'undici';

process.once('message', ({ origin }) => {
  const dispatcher = new Agent({ pipelining: 1 });
  const server = createServer(async ({ url, headers: { authorization } }, response) => {
    const { statusCode, body } = await request(`${origin}${url}`, { dispatcher, headers: { authorization } });
    response.writeHead(statusCode, ['content-type', 'application/json; charset=utf-8']);
    response.end(await body.text());
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.once('disconnect', () => process.exit(0));
