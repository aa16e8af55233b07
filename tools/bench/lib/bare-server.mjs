/** A bare `node:http` server to compare with. Its parent sends `{headers, base64}` or `{headers, json}`, which is written out anew for each request, and hears `{port}`. */
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
