import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { seedDemoWorld } from '../seed/demo-world';
import { runOps } from './run';
import { apiBeforePortal } from '../testing/api-before-portal';

const GUIDES = join(import.meta.dirname, '../../../../docs/guides');

/** The `ops` commands of each guide, in order. Excludes blocks with additional requirements (`# needs …`). */
const guides = readdirSync(GUIDES)
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const blocks = [...readFileSync(join(GUIDES, file), 'utf8').matchAll(/^```sh\n([^]*?)^```/gm)]
      .map(([, block]) => block!)
      .filter((block) => !block.startsWith('# needs '));
    const lines = blocks.flatMap((block) => block.split('\n'));
    return { file, commands: lines.flatMap((line) => /^npm run ops -- (.+)$/.exec(line)?.slice(1) ?? []) };
  })
  .filter(({ commands }) => commands.length > 0);

describe('operator guide', () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let api: NestFastifyApplication;

  beforeAll(async () => {
    simulator = await startSimulator();
    world = await openTestWorld({ application: apiBeforePortal, simulator });
    ({ app: api } = world);
    await seedDemoWorld(api);
  });
  afterAll(async () => {
    await world?.close();
    await simulator?.stop();
  });

  /** Splits a line as a shell does: quoted text is one word. */
  const ops = (line: string) =>
    runOps(
      api,
      [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([positional]) => positional.replaceAll('"', '')),
    );

  /** Replaces `ID` with an id that the preceding list command shows, valid but not in use. */
  async function filled(command: string, before: readonly string[]): Promise<string> {
    if (!/ ID$/.test(command)) return command;
    const list = before.findLast((one) => / list\b/.test(one));
    const { lines } = await ops(list!);
    const [id] = lines.find((line) => /\b(opens|valid)$/.test(line))!.split(' ');
    return command.replace(/ID$/, id!);
  }

  it.each(guides)('contains only commands that succeed: $file', async ({ commands }) => {
    for (const [at, command] of commands.entries()) {
      const { exitCode, lines } = await ops(await filled(command, commands.slice(0, at)));
      expect([command, exitCode, lines]).toEqual([command, 0, expect.any(Array)]);
    }
  });

  it('has enough commands to check', () => {
    expect(guides.length).toBeGreaterThanOrEqual(5);
    expect(guides.flatMap(({ commands }) => commands).length).toBeGreaterThan(25);
  });
});
