import { normalizePrefix } from '@housebrand/shared';
import { AuditRepository, AuditVerifier, type AuditFacts, type AuditVerdict } from '@housebrand/shared/nest';
import { prefixOf, UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';

const LISTED = 200;

const BREAKS: Record<NonNullable<AuditVerdict['broken']>['what'], string> = {
  altered: 'was altered or moved after it was sealed',
  entryMissing: 'was removed',
  linkMissing: 'is not in the chain: a link was removed',
  headDiffers: 'does not match the end of the chain: links were removed or added',
  inserted: 'was inserted after its time had been sealed',
};

export const auditCommands: readonly OpsCommand[] = [
  {
    name: 'agent audit',
    usage: 'PREFIX',
    isReading: true,
    summary: 'List changes of an agent and its settings, newest first; audit list also covers money and members',
    run: async (app, input) => {
      const entries = await app
        .get(AuditRepository, { strict: false })
        .list({ agent: prefixOf(input), actions: ['settings.', 'operator.'] }, LISTED);
      return table([['AGENT', 'NUMBER', 'AT', 'ACTOR', 'ACTION', 'SUBJECT', 'DETAILS'], ...entries.map(rowOf)]);
    },
  },
  {
    name: 'audit list',
    usage: '[--agent PREFIX] [--subject NAME] [--since 2026-11-18T00:00Z]',
    isReading: true,
    summary: 'List payments, credential changes and operator commands, newest first',
    run: async (app, { options: { agent, subject, since } }) => {
      const from = since === undefined ? undefined : new Date(since);
      if (from && Number.isNaN(from.getTime()))
        throw new UsageError('--since is not a time; write it like 2026-11-18T00:00Z');
      const query = {
        ...(agent !== undefined && { agent: normalizePrefix(agent) }),
        ...(subject !== undefined && { subject }),
        ...(from && { since: from }),
      };
      const entries = await app.get(AuditRepository, { strict: false }).list(query, LISTED);
      return table([['AGENT', 'NUMBER', 'AT', 'ACTOR', 'ACTION', 'SUBJECT', 'DETAILS'], ...entries.map(rowOf)]);
    },
  },
  {
    name: 'audit verify',
    usage: '[--agent PREFIX --head POSITION:HASH]',
    isReading: true,
    summary: 'Verify the chains of the audit trail; reports the first invalid entry of each',
    run: async (app, input) => {
      const verdicts = await app.get(AuditVerifier, { strict: false }).verify();
      const broken = verdicts.filter((verdict) => verdict.broken);
      if (broken.length > 0) throw new UsageError(`the audit trail is broken: ${broken.map(sentence).join('; ')}`);
      await assertPassed(app.get(AuditRepository, { strict: false }), input);
      const rows = verdicts.map(({ agent, head, waiting }) => [
        agent,
        String(head.position),
        `${head.position}:${head.hash}`,
        String(waiting),
      ]);
      return [...table([['AGENT', 'SEALED', 'HEAD', 'WAITING'], ...rows]), 'All chains are valid.'];
    },
  },
];

function rowOf({ agent, number, atMicros, actor, action, subject, details }: AuditFacts): string[] {
  const at = new Date(Number(atMicros / 1_000n)).toISOString();
  return [agent, String(number), at, actor, action, subject, details];
}

function sentence({ agent, broken }: AuditVerdict): string {
  const { what, entry, position } = broken!;
  const place = position === null ? '' : `position ${position}, `;
  return `${agent} ${place}${entry === null ? 'the entry there' : `entry ${entry}`} ${BREAKS[what]}`;
}

/** Checks that the chain still contains an earlier head. This detects a chain that was rebuilt as a whole. */
async function assertPassed(repository: AuditRepository, { options }: OpsArguments): Promise<void> {
  const { agent, head } = options;
  if (head === undefined) return;
  const [, position, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(head) ?? [];
  if (agent === undefined || position === undefined)
    throw new UsageError('give --head as POSITION:HASH from an earlier audit verify, together with --agent');
  const own = agent === '*' ? agent : normalizePrefix(agent);
  const [link] = await repository.links(own, BigInt(position) - 1n, 1);
  if (link?.hash !== hash)
    throw new UsageError(`the audit trail of ${own} has no such entry at ${position}: the chain was rebuilt`);
}
