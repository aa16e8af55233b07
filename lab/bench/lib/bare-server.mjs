/**
 * A minimal `node:http` server as a baseline. Its parent sends `{headers, base64}` or `{headers, json}` (serialised for
 * each request) and receives `{port}`.
 */
import { createServer } from 'node:http';

process.once('message', ({ headers, base64, json }) => {
  const ready = base64 === undefined ? undefined : Buffer.from(base64, 'base64');
  const value = ready ? undefined : JSON.parse(json);
  const server = createServer((_request, response) => {
    const bytes = ready ?? Buffer.from(JSON.stringify(value));
    response.writeHead(200, [...headers, 'content-length', String(bytes.length)]);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.once('disconnect', () => process.exit(0));
