import type { INestApplicationContext } from '@nestjs/common';
import { bahtDigits, isUuid, satangFromBaht, type Satang } from '@housebrand/shared';
import { ManualSettlement, type ManualSettlementRefusal } from '@housebrand/wallet/nest';
import { entryOf, noteOf, UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';

const BAHT = /^\d{1,9}(?:\.\d{1,2})?$/;

const WAITING = { LOGIN: "the member's next login", PROVIDER: 'the provider' } as const;

const REFUSALS: Readonly<Record<ManualSettlementRefusal, string>> = {
  notUnknown: 'is not a transfer with an unknown outcome; see moves list',
  referenceTaken: 'cannot be settled: another transfer has this reference',
  amountMissing: 'has no known amount: --amount BAHT is needed',
  otherAmount: 'has another amount',
};

export const moveCommands: readonly OpsCommand[] = [
  {
    name: 'moves list',
    isReading: true,
    usage: '',
    summary: 'List withdrawals, claims and deposits with an unknown outcome, and what they wait for',
    run: async (app) => {
      const rows = (await settlementOf(app).unknown()).map(
        ({ member: { prefix, username }, id, kind, amountSatang, createdAt, requestedAt, waitsFor }) => [
          prefix,
          id,
          username,
          kind,
          amountSatang === null ? '-' : bahtDigits(amountSatang),
          createdAt.toISOString(),
          requestedAt?.toISOString() ?? '-',
          WAITING[waitsFor ?? 'PROVIDER'],
        ],
      );
      return table([['AGENT', 'ID', 'MEMBER', 'KIND', 'BAHT', 'SINCE', 'LAST CHECKED', 'WAITS FOR'], ...rows]);
    },
  },
  {
    name: 'moves settle',
    usage: 'PREFIX ID --reference "the provider\'s" [--amount BAHT] --note "who, and why"',
    summary: "Settle a transfer that the provider's records show as done",
    weigh: async (app, input) => {
      noteOf(input);
      if (!input.options.reference) return null;
      return amountOf(input) ?? amountOfMove(app, input);
    },
    run: async (app, input) => {
      const move = moveOf(input);
      const { reference } = input.options;
      if (!reference) throw new UsageError("--reference is missing; give the provider's reference");
      const evidence = { reference, amountSatang: amountOf(input) };
      assertDone(move, await settlementOf(app).settle(move, evidence, noteOf(input)));
      return ['Settled.'];
    },
  },
  {
    name: 'moves refuse',
    usage: 'PREFIX ID --note "who, and why"',
    summary: 'Refuse a transfer that the provider did not execute and will not execute',
    weigh: (app, input) => {
      noteOf(input);
      return amountOfMove(app, input);
    },
    run: async (app, input) => {
      const move = moveOf(input);
      assertDone(move, await settlementOf(app).refuse(move, noteOf(input)));
      return ['Refused. The member can request it again.'];
    },
  },
];

function settlementOf(app: INestApplicationContext): ManualSettlement {
  return app.get(ManualSettlement, { strict: false });
}

function moveOf(input: OpsArguments): [agent: string, id: string] {
  const { agent, id } = entryOf(input);
  if (!isUuid(id)) throw new UsageError(`${id} ${REFUSALS.notUnknown}`);
  return [agent, id];
}

/** Returns the amount; `null` if the transfer is not open or only the provider knows the amount. The command reports that. */
async function amountOfMove(app: INestApplicationContext, input: OpsArguments): Promise<Satang | null> {
  return settlementOf(app).amountOf(moveOf(input));
}

function amountOf({ options: { amount } }: OpsArguments): Satang | null {
  if (amount === undefined) return null;
  if (!BAHT.test(amount)) throw new UsageError('--amount must be an amount in baht, such as 100 or 100.50');
  return satangFromBaht(amount);
}

function assertDone([, id]: [agent: string, id: string], refusal: ManualSettlementRefusal | null): void {
  if (refusal) throw new UsageError(`${id} ${REFUSALS[refusal]}`);
}
