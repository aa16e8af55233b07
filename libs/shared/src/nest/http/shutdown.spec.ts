import { describe, expect, it } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { createTestApp } from '@housebrand/shared/testing';

let hasStarted = (): void => undefined;
let mayEnd: Promise<void>;

@Controller('api/apps')
class SlowController {
  @Get('slow') async slow() {
    hasStarted();
    await mayEnd;
    return 'done';
  }
}

/** Below the keep-alive time of an idle connection. */
const SOON_MS = 60_000;

describe('shutting down', () => {
  it('finishes running requests, accepts no new ones, and does not wait for idle connections', async () => {
    const app = await createTestApp({ controllers: [SlowController] });
    await app.listen(0, '127.0.0.1');
    const origin = await app.getUrl();
    await fetch(`${origin}/api/apps/nothing`);
    let end = (): void => undefined;
    mayEnd = new Promise((resolve) => (end = resolve));
    const inside = new Promise<void>((resolve) => (hasStarted = resolve));
    const startedRequest = fetch(`${origin}/api/apps/slow`);
    await inside;
    const started = Date.now();
    const closed = app.close();
    setTimeout(end, 200);
    const reply = await startedRequest;
    expect([reply.status, await reply.json()]).toEqual([200, { code: 200, message: 'success', data: 'done' }]);
    await closed;
    expect(Date.now() - started).toBeLessThan(SOON_MS);
    await expect(fetch(`${origin}/api/apps/slow`)).rejects.toThrow();
  });
});
