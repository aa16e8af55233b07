import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { MemberRef } from '@housebrand/shared';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { LiveUpdates } from '@housebrand/shared/nest';
import { waitUntil } from '@housebrand/shared/testing';
import type { MoveView, ReportedPayment } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { ManualSettlement } from './manual-settlement.service';
import { MoveSettlement } from './move-settlement.service';
import { MovesRepository, type MoveIntent, type StartedMove, type StoredMove } from './moves.repository';

let simulator: RunningSimulator;
let world: WalletApp;
let moves: MovesRepository;
let manual: ManualSettlement;

/** Stores a move without sending it. */
const begin = async (of: MemberRef, intent: MoveIntent): Promise<StartedMove> => (await moves.begin(of, intent))!;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  moves = world.app.get(MovesRepository);
  manual = world.app.get(ManualSettlement);
});

afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

describe('move with an unknown outcome', () => {
  let member: MemberRef & { password: string };
  let headers: Record<string, string>;

  beforeEach(async () => {
    member = await simulator.addMember('MTO', 500_000);
    headers = await world.enter(member);
  });

  const ask = <T>(path: string) =>
    world.app.inject({ url: `/api/provider/${path}`, headers }).then((reply) => reply.json<{ result: T }>().result);
  const withdraw = (amount: number) =>
    world.app.inject({
      method: 'POST',
      url: '/api/provider/withdraw',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: { amount },
    });
  const unknownWithdrawal = async (amount: number): Promise<string> => {
    const fault = { kind: 'doneReplyLost', call: 'withdrawCredit', username: member.username, times: 1 };
    await simulator.control('POST', '/control/faults', fault);
    const { id, state } = (await withdraw(amount)).json<{ result: MoveView }>().result;
    expect(state).toBe('UNKNOWN');
    return id;
  };
  const settleAll = () => world.app.get(MoveSettlement).settleAll();
  const found = async (id: string): Promise<StoredMove> => (await moves.find('MTO', id))!;
  const noteOf = async (id: string) => {
    const text = 'select ended_note from provider_move where id = $1';
    const { rows } = await world.database.database.operatorQuery({ text, values: [id] });
    return (rows[0] as { ended_note: string | null }).ended_note;
  };

  it('is settled by the job with the token of the member’s session, even while the member is offline', async () => {
    const id = await unknownWithdrawal(450);
    await settleAll();
    expect(await found(id)).toMatchObject({ state: 'SETTLED', reference: expect.any(String), waitsFor: null });
    expect(await noteOf(id)).toBeNull();
  });

  it('notifies the member’s browser when it ends, in any way, and not before', async () => {
    const reported = new Set<string>();
    const updates = world.app.get(LiveUpdates, { strict: false });
    const stop = updates.listen({
      reported: ({ topic, username }) => username === member.username && reported.add(topic),
      lost: () => undefined,
    });
    const both = () => waitUntil(() => reported.size === 2);
    await unknownWithdrawal(450);
    // notifications arrive in order: after this one, no earlier one is left
    updates.notify('quests', [member]);
    await waitUntil(() => reported.size > 0);
    expect([...reported]).toEqual(['quests']);
    reported.clear();
    await settleAll();
    await both();
    member = await simulator.addMember('MTO', 500_000);
    headers = await world.enter(member);
    reported.clear();
    await withdraw(200);
    await both();
    const intent = { kind: 'CASHBACK', amountSatang: null, idempotencyKey: randomUUID(), after: null } as const;
    const { move } = await begin(member, intent);
    await moves.end(move, { state: 'UNKNOWN' });
    reported.clear();
    expect(await manual.refuse(['MTO', move.id], 'Nok')).toBeNull();
    await both();
    expect([...reported].sort()).toEqual(['balance', 'payments']);
    stop();
  });

  it('waits for the member’s next login when no session is left, without blocking other moves', async () => {
    const id = await unknownWithdrawal(450);
    world.session.give(member);
    await settleAll();
    expect(await found(id)).toMatchObject({ state: 'UNKNOWN', waitsFor: 'LOGIN', requestedAt: expect.any(Date) });
    expect((await manual.unknown()).find((move) => move.id === id)).toMatchObject({
      member: { username: member.username },
    });

    const other = await simulator.addMember('MTO', 500_000);
    const intent = { kind: 'WITHDRAWAL', amountSatang: 20_000n, idempotencyKey: randomUUID(), after: null } as const;
    const { move: later } = await begin({ prefix: 'MTO', username: other.username }, intent);
    const open = (await moves.open(100)).map((move) => move.id);
    expect(open.indexOf(later.id)).toBeLessThan(open.indexOf(id));
    await moves.end(later, { state: 'REFUSED', refusal: null });

    await world.enter(member);
    await settleAll();
    expect(await found(id)).toMatchObject({ state: 'SETTLED', waitsFor: null });
  });

  it('waits for a login when the provider has expired the session', async () => {
    const id = await unknownWithdrawal(450);
    await simulator.control('POST', `/control/sessions/${member.username}/expire`);
    await settleAll();
    expect(await found(id)).toMatchObject({ state: 'UNKNOWN', waitsFor: 'LOGIN' });
    await world.enter(member);
    await settleAll();
    expect((await found(id)).state).toBe('SETTLED');
  });

  it('stays unknown if another move was given its reference by hand, without blocking other moves', async () => {
    const id = await unknownWithdrawal(450);
    const [{ id: reference }] = await ask<[ReportedPayment]>('report-withdraw');
    const text = `insert into provider_move (agent, id, username, kind, amount_satang, state, reference, created_at, settled_at)
      values ('MTO', gen_random_uuid(), 'MTOMIXEDUP', 'WITHDRAWAL', 45000, 'SETTLED', $1, now(), now())`;
    await world.database.database.operatorQuery({ text, values: [reference] });
    const first = member;
    member = await simulator.addMember('MTO', 500_000);
    headers = await world.enter(member);
    const other = await unknownWithdrawal(450);
    await settleAll();
    expect(await found(other)).toMatchObject({ state: 'SETTLED' });
    expect(await found(id)).toMatchObject({
      state: 'UNKNOWN',
      waitsFor: 'PROVIDER',
      member: { username: first.username },
    });
    await world.database.database.operatorQuery({
      text: `update provider_move set state = 'REFUSED', settled_at = now() where id = $1`,
      values: [id],
    });
  });

  it('waits for the provider while it does not answer', async () => {
    const id = await unknownWithdrawal(450);
    const fault = { kind: 'http502', call: 'reportWithdraw', username: member.username, times: 1 };
    await simulator.control('POST', '/control/faults', fault);
    await settleAll();
    expect(await found(id)).toMatchObject({ state: 'UNKNOWN', waitsFor: 'PROVIDER' });
    await settleAll();
    expect((await found(id)).state).toBe('SETTLED');
  });

  it('is settled by hand once, with a reference that no other move has, and with its own amount', async () => {
    const id = await unknownWithdrawal(450);
    world.session.give(member);
    const settle = (reference: string, amountSatang: bigint | null) =>
      manual.settle(['MTO', id], { reference, amountSatang }, 'Nok, seen in the back office');
    headers = await world.enter(await simulator.addMember('MTO', 500_000));
    const taken = (await withdraw(200)).json<{ result: MoveView }>().result.reference!;
    expect(await settle(taken, null)).toBe('referenceTaken');
    expect(await settle('WD-BY-HAND', 45_100n)).toBe('otherAmount');
    expect(await manual.settle(['NAGA', id], { reference: 'WD-BY-HAND', amountSatang: null }, 'x')).toBe('notUnknown');
    expect(await settle('WD-BY-HAND', null)).toBeNull();
    expect(await found(id)).toMatchObject({ state: 'SETTLED', reference: 'WD-BY-HAND', amountSatang: 45_000n });
    expect(await noteOf(id)).toBe('Nok, seen in the back office');
    expect(await settle('WD-AGAIN', null)).toBe('notUnknown');
    expect(await manual.refuse(['MTO', id], 'x')).toBe('notUnknown');
  });

  it('requires an amount by hand if only the provider knew it', async () => {
    const intent = { kind: 'CASHBACK', amountSatang: null, idempotencyKey: randomUUID(), after: null } as const;
    const { move } = await begin(member, intent);
    const by = (amountSatang: bigint | null) =>
      manual.settle(['MTO', move.id], { reference: `CB-${move.id}`, amountSatang }, 'Nok');
    expect(await by(500n)).toBe('notUnknown');
    await moves.end(move, { state: 'UNKNOWN' });
    expect(await by(null)).toBe('amountMissing');
    expect(await by(500n)).toBeNull();
    expect(await found(move.id)).toMatchObject({ state: 'SETTLED', amountSatang: 500n });
  });

  it('allows a new request after it was refused by hand', async () => {
    await simulator.control('POST', '/control/faults', {
      kind: 'timeoutBefore',
      call: 'withdrawCredit',
      username: member.username,
      times: 1,
    });
    const { id } = (await withdraw(300)).json<{ result: MoveView }>().result;
    expect((await withdraw(300)).statusCode).toBe(409);
    expect(await manual.refuse(['MTO', id], 'Nok, the provider confirms')).toBeNull();
    expect(await ask<MoveView>(`move/${id}`)).toMatchObject({ state: 'REFUSED', reference: null });
    expect((await withdraw(300)).statusCode).toBe(200);
    expect(await ask<ReportedPayment[]>('report-withdraw')).toHaveLength(1);
  });
});
