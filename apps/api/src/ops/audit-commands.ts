import { normalizePrefix } from '@housebrand/shared';
import { AuditRepository, AuditVerifier, type AuditFacts, type AuditVerdict } from '@housebrand/shared/nest';
import { prefixOf, UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';

const LISTED = 200;

const BREAKS: Record<NonNullable<AuditVerdict['broken']>['what'], string> = {
  altered: 'was altered, or stands in another place than it was sealed in',
  entryMissing: 'was removed',
  linkMissing: 'is not in the chain: a link was removed',
  headDiffers: 'is not where the chain ended: links were cut off or added',
  inserted: 'was put in after its time had been sealed',
};

export const auditCommands: readonly OpsCommand[] = [
  {
    name: 'agent audit',
    usage: 'PREFIX',
    isReading: true,
    summary: 'Who changed what of an agent, and when: the newest first; audit list has its money and members as well',
    run: async (app, input) => {
      const entries = await app
        .get(AuditRepository, { strict: false })
        .list({ agent: prefixOf(input), actions: ['settings.', 'operator.'] }, LISTED);
      return table([['AGENT', 'NUMBER', 'AT', 'WHO', 'WHAT', 'TO', 'DETAILS'], ...entries.map(rowOf)]);
    },
  },
  {
    name: 'audit list',
    usage: '[--agent PREFIX] [--subject NAME] [--since 2026-11-18T00:00Z]',
    isReading: true,
    summary: 'Who did what: moves of money, changes of credentials, commands of operators; the newest first',
    run: async (app, { options: { agent, subject, since } }) => {
      const from = since === undefined ? undefined : new Date(since);
      if (from && Number.isNaN(from.getTime())) throw new UsageError('--since is no time');
      const query = {
        ...(agent !== undefined && { agent: normalizePrefix(agent) }),
        ...(subject !== undefined && { subject }),
        ...(from && { since: from }),
      };
      const entries = await app.get(AuditRepository, { strict: false }).list(query, LISTED);
      return table([['AGENT', 'NUMBER', 'AT', 'WHO', 'WHAT', 'TO', 'DETAILS'], ...entries.map(rowOf)]);
    },
  },
  {
    name: 'audit verify',
    usage: '[--agent PREFIX --head POSITION:HASH]',
    isReading: true,
    summary: 'Walk the chains of the audit trail and name the first entry that does not hold',
    run: async (app, input) => {
      const verdicts = await app.get(AuditVerifier, { strict: false }).verify();
      const broken = verdicts.filter((verdict) => verdict.broken);
      if (broken.length > 0) throw new UsageError(`the audit trail is broken: ${broken.map(sentence).join('; ')}`);
      await assertPassed(app.get(AuditRepository, { strict: false }), input);
      const rows = verdicts.map(({ agent, head, waiting }) => [
        ...[agent, String(head.position), `${head.position}:${head.hash}`, String(waiting)],
      ]);
      return [...table([['AGENT', 'SEALED', 'HEAD', 'WAITING'], ...rows]), 'Every chain holds.'];
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
  return `${agent} ${place}${entry === null ? 'what stood there' : `entry ${entry}`} ${BREAKS[what]}`;
}

/** A head that was written down earlier must still be passed: that tells a chain that was made anew as a whole. */
async function assertPassed(repository: AuditRepository, { options }: OpsArguments): Promise<void> {
  const { agent, head } = options;
  if (head === undefined) return;
  const [, position, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(head) ?? [];
  if (agent === undefined || position === undefined)
    throw new UsageError('--head is POSITION:HASH as audit verify showed it, with --agent');
  const own = agent === '*' ? agent : normalizePrefix(agent);
  const [link] = await repository.links(own, BigInt(position) - 1n, 1);
  if (link?.hash !== hash)
    throw new UsageError(`the audit trail of ${own} no longer passes ${position}: it was made anew`);
}
