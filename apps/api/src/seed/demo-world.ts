import type { INestApplicationContext } from '@nestjs/common';
import { SeamlessService } from '@housebrand/auth/nest';
import { saveFavoriteGames } from '@housebrand/games/nest';
import { Clock, Database, type Transaction } from '@housebrand/shared/nest';
import { AgentConfigService, AgentEditorService, AgentKeyService } from '@housebrand/theming/nest';
import { seedTiers } from '@housebrand/tiers/nest';
import { sql } from 'drizzle-orm';
import { seedAffiliate } from './affiliate';
import { seedBanners } from './banners';
import { DEMO_AGENT_KEYS, DEMO_AGENTS } from './demo-agents';
import { seedQuests } from './quests';
import { seedTournaments } from './tournaments';

/** Members with a seamless record; DEMO2 has none: a first login, or none at all, is how it starts. */
const SEAMLESS_MEMBERS = ['DEMO1', 'DEMO3'];
const FAVORITES = ['NAGX-0001', 'LOTM-0002', 'TUKT-0003', 'NAGX-0007', 'LOTM-0011'];

/** The demo world of our own database. Simulator mode only; may be repeated and adds what is missing. */
export async function seedDemoWorld(app: INestApplicationContext): Promise<void> {
  const get = <T>(token: abstract new (...args: never[]) => T): T => app.get<T>(token, { strict: false });
  const [database, seamless, now] = [get(Database), get(SeamlessService), get(Clock).now()];
  await seedAgents(get(AgentConfigService), get(AgentEditorService), get(AgentKeyService));
  await database.asOperator(async (tx) => {
    // instances that start together sow one after the other
    await tx.execute(sql`select pg_advisory_xact_lock(7264201)`);
    for (const { prefix } of DEMO_AGENTS) await seedAgentWorld(tx, prefix, seamless, now);
  });
}

async function seedAgents(
  configs: AgentConfigService,
  editor: AgentEditorService,
  keys: AgentKeyService,
): Promise<void> {
  for (const agent of DEMO_AGENTS) {
    if (!(await configs.findRecord(agent.prefix))) await editor.create(agent);
  }
  for (const { prefix, key } of DEMO_AGENT_KEYS) await keys.store(prefix, 'demo world', key);
}

async function seedAgentWorld(tx: Transaction, prefix: string, seamless: SeamlessService, now: Date): Promise<void> {
  await once(tx, `${prefix}.members`, async () => {
    for (const member of SEAMLESS_MEMBERS) await seamless.ensure(tx, prefix, seamlessRecord(`${prefix}${member}`));
    await saveFavoriteGames(tx, prefix, `${prefix}DEMO1`, FAVORITES);
  });
  await once(tx, `${prefix}.content`, async () => {
    await seedTiers(tx, prefix);
    await seedBanners(tx, prefix);
    await seedAffiliate(tx, prefix, now);
  });
  // these belong to a business day or a week: a later start brings them up to date
  await seedQuests(tx, prefix, now);
  await seedTournaments(tx, prefix, now);
}

function seamlessRecord(username: string) {
  return { username, name: '', phoneNo: '', bankName: '', accountNumber: '' };
}

/** Does a part of the seed in the transaction that notes it as done. */
async function once(tx: Transaction, id: string, work: () => Promise<void>): Promise<void> {
  const { rowCount } = await tx.execute(sql`insert into demo_seed (id) values (${id}) on conflict do nothing`);
  if (rowCount === 1) await work();
}
