import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '@housebrand/shared/nest';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { agentKeyPerAgent } from './0002-agent-key-per-agent';
import { agents } from './0001-agents';
import { agentSites } from './0003-agent-sites';

describe('migration of agents without sites', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase([agents, agentKeyPerAgent]);
  });
  afterAll(() => test.close());

  it('adds an empty list, and keeps existing data', async () => {
    await test.database.operatorQuery({
      text: `insert into agent (agent, name, look, details) values ('OLD', 'Old House', 'default', '{"gameType": "slot"}'),
        ('NEW', 'New House', 'own', '{"sites": [{"host": "new.example", "lineID": "@new"}]}')`,
    });
    expect(await migrate(test.url, [agents, agentKeyPerAgent, agentSites])).toEqual(['theming-0003']);
    const { rows } = await test.database.operatorQuery({ text: 'select agent, details from agent order by agent' });
    expect(rows).toEqual([
      { agent: 'NEW', details: { sites: [{ host: 'new.example', lineID: '@new' }] } },
      { agent: 'OLD', details: { gameType: 'slot', sites: [] } },
    ]);
  });
});
