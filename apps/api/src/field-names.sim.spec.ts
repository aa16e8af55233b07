import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { seedDemoWorld } from './seed/demo-world';
import { apiBeforePortal } from './testing/api-before-portal';

let simulator: RunningSimulator;
let world: TestWorld;
let headers: Record<string, string>;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await openTestWorld({ application: apiBeforePortal, simulator });
  await seedDemoWorld(world.app);
  const payload = { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' };
  const reply = await world.app.inject({ method: 'POST', url: '/api/provider/login', payload });
  const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  headers = { cookie, origin: 'http://localhost:3000', 'idempotency-key': 'field-names' };
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

it.each([
  [0, 'จำนวนเงิน ต้องมีค่าอย่างน้อย 0.01', 'The amount must be at least 0.01'],
  [1.234, 'จำนวนเงิน มีทศนิยมได้ไม่เกิน 2 ตำแหน่ง', 'The amount can have at most two decimals'],
  ['100', 'โปรดกรอกข้อมูลเป็นตัวเลข', 'Please enter digits only.'],
])('names the amount of a deposit, and what is wrong with %p', async (value, th, en) => {
  for (const [lang, message] of [
    ['th', th],
    ['en', en],
  ] as const) {
    const url = `/api/provider/deposit-point-create?lang=${lang}`;
    const reply = await world.app.inject({ method: 'POST', url, headers, payload: { value } });
    expect([reply.statusCode, reply.json().errors]).toEqual([422, [{ field: 'value', message }]]);
  }
});
