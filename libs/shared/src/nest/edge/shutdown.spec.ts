import { describe, expect, it } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { createTestApp } from '@housebrand/shared/testing';

@Controller('api/apps')
class SlowController {
  @Get('slow') async slow() {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'done';
  }
}

describe('shutting down', () => {
  it('finishes what was begun, takes nothing new and does not wait for idle connections', async () => {
    const app = await createTestApp({ controllers: [SlowController] });
    await app.listen(0, '127.0.0.1');
    const origin = await app.getUrl();
    await fetch(`${origin}/api/apps/nothing`);
    const begun = fetch(`${origin}/api/apps/slow`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const started = Date.now();
    const closed = app.close();
    const reply = await begun;
    expect([reply.status, await reply.json()]).toEqual([200, { code: 200, message: 'success', data: 'done' }]);
    await closed;
    expect(Date.now() - started).toBeLessThan(2_000);
    await expect(fetch(`${origin}/api/apps/slow`)).rejects.toThrow();
  });
});
