/** A bare `node:http` server to compare with. Its parent sends `{body, stringify}` and hears `{port}`. */
import { createServer } from 'node:http';

process.once('message', ({ body, stringify }) => {
  const ready = Buffer.from(body);
  const value = JSON.parse(body);
  const server = createServer((_request, response) => {
    const bytes = stringify ? Buffer.from(JSON.stringify(value)) : ready;
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.once('disconnect', () => process.exit(0));
