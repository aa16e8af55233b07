import type { INestApplicationContext } from '@nestjs/common';
import { MemberService, SeamlessService } from '@housebrand/auth/nest';
import { BetConsumers } from '@housebrand/bets/nest';
import type { Regular } from '@housebrand/providers/nest';
import { Clock, ClosedMembers, Database, type AgentTx, type OperatorTx } from '@housebrand/shared/nest';
import { AgentConfigService, AgentEditorService, AgentKeyService } from '@housebrand/theming/nest';
import { sql } from 'drizzle-orm';
import { domains } from '../domains';
import { DEMO_AGENT_KEYS, DEMO_AGENTS } from './demo-agents';
import { demoSeedTable } from './demo-seed.tables';

/** Members with a seamless record. DEMO2 has none, to show a first login. */
const SEAMLESS_MEMBERS = ['DEMO1', 'DEMO3'];

/** The simulator's current state. */
export interface WorldToday {
  now: Date;
  /** Members who already have a history there. */
  regulars: readonly Regular[];
}

/** Seeds the demo world of our database. Simulator mode only; idempotent, adds only what is missing. */
export async function seedDemoWorld(app: INestApplicationContext, given?: WorldToday): Promise<void> {
  const get = <T>(token: abstract new (...args: never[]) => T): T => app.get<T>(token, { strict: false });
  const { now, regulars } = given ?? { now: get(Clock).now(), regulars: [] };
  const closed = get(ClosedMembers);
  const today = { now, regulars: regulars.filter((regular) => !closed.isClosed(regular)) };
  const services = { seamless: get(SeamlessService), members: get(MemberService), consumers: get(BetConsumers) };
  await seedAgents(get(AgentConfigService), get(AgentEditorService), get(AgentKeyService));
  await get(Database).asOperator(async (tx) => {
    // serialises the seeds of instances that start at the same time
    await tx.execute(sql`select pg_advisory_xact_lock(7264201)`);
    for (const { prefix } of DEMO_AGENTS) await seedAgentWorld(tx, prefix, services, today);
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

interface Services {
  seamless: SeamlessService;
  members: MemberService;
  consumers: BetConsumers;
}

async function seedAgentWorld(
  tx: OperatorTx,
  prefix: string,
  { seamless, members, consumers }: Services,
  { now, regulars }: WorldToday,
): Promise<void> {
  await once(tx, prefix, 'members', async (own) => {
    for (const member of SEAMLESS_MEMBERS) await seamless.ensure(own, seamlessRecord(`${prefix}${member}`));
  });
  const theirs = regulars.filter((regular) => regular.prefix === prefix);
  for (const member of theirs) {
    await once(tx, prefix, `${member.username}.known`, (own) => members.sync(own, { ...member, readAt: now }));
  }
  const restartConsumer = (own: AgentTx, name: string) => consumers.restart(own, name);
  const day = { now, regulars: theirs, restartConsumer };
  for (const { name, seed } of domains) {
    if (seed?.once) await once(tx, prefix, name, (own) => seed.once!(own, day));
    if (seed?.daily) await tx.forAgent(prefix, (own) => seed.daily!(own, day));
  }
}

function seamlessRecord(username: string) {
  return { username, name: '', phoneNo: '', bankName: '', accountNumber: '' };
}

/** Runs a part of the seed once, in the transaction that records it as done. */
async function once(
  tx: OperatorTx,
  prefix: string,
  part: string,
  work: (own: AgentTx) => Promise<void>,
): Promise<void> {
  const { rowCount } = await tx
    .insert(demoSeedTable)
    .values({ id: `${prefix}.${part}` })
    .onConflictDoNothing();
  if (rowCount === 1) await tx.forAgent(prefix, work);
}
