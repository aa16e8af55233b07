import { describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../testing/wait-until';
import { Changes, type Change } from '../prepared-responses/changes';
import { AppLog } from '../logging/app-log';
import { LiveUpdates, type LiveItem } from './live-updates';

/** Connects instances, each of which receives its own notifications twice, as over NOTIFY. */
class Wire extends Changes {
  readonly sent: Change[] = [];
  readonly others: Wire[] = [this];

  protected send(change: Change): Promise<void> {
    if (Buffer.byteLength(JSON.stringify(change)) >= 8_000) return Promise.reject(new Error('payload string too long'));
    this.sent.push(change);
    for (const other of this.others) other.heard(change);
    return Promise.resolve();
  }

  breakOff(): void {
    this.lost();
  }
}

function instances() {
  const [here, there] = [new Wire(), new Wire()];
  here.others.push(there);
  const updates = [new LiveUpdates(here, new AppLog('silent')), new LiveUpdates(there, new AppLog('silent'))] as const;
  const reported = updates.map((one) => {
    const items: LiveItem[] = [];
    one.listen({ reported: (item) => items.push(item), lost: () => items.splice(0) });
    return items;
  });
  return { here, there, updates, reported: reported as [LiveItem[], LiveItem[]] };
}

const member = (number: number) => ({ prefix: 'MTO', username: `MTOT${number}` });

describe('LiveUpdates', () => {
  it('notifies every instance once and batches notifications', async () => {
    const { here, updates, reported } = instances();
    for (let again = 0; again < 5; again += 1) updates[0].notify('balance', [member(1), member(2)]);
    updates[0].notifyAgent('leaderboard', 'NAGA');
    await waitUntil(() => reported[1].length === 3);
    expect(reported[1].map(({ topic, prefix, username }) => [topic, prefix, username])).toEqual([
      ['balance', 'MTO', 'MTOT1'],
      ['balance', 'MTO', 'MTOT2'],
      ['leaderboard', 'NAGA', null],
    ]);
    expect(reported[0].map(({ id }) => id)).toEqual(reported[1].map(({ id }) => id));
    expect(here.sent).toHaveLength(2);
  });

  it("splits many names into messages below the database's limit", async () => {
    const { here, updates, reported } = instances();
    const names = Array.from({ length: 250 }, (_, number) => ({
      prefix: 'LOTUS',
      username: `LOTUS${'X'.repeat(30)}${number}`,
    }));
    updates[0].notify('quests', names);
    await waitUntil(() => reported[1].length === 250);
    expect(here.sent).toHaveLength(3);
    expect(here.sent.filter((change) => JSON.stringify(change).length > 7_900)).toEqual([]);
  });

  it("splits long names into messages below the database's limit and skips a message that fails", async () => {
    const { here, updates, reported } = instances();
    const names = Array.from({ length: 100 }, (_, number) => ({
      prefix: 'LOTUS',
      username: `LOTUS${'ก'.repeat(60)}${number}`,
    }));
    updates[0].notify('quests', [{ prefix: 'LOTUS', username: 'X'.repeat(9_000) }, ...names]);
    await waitUntil(() => reported[1].length === 100);
    const bytes = here.sent.map((change) => Buffer.byteLength(JSON.stringify(change)));
    expect(bytes.filter((length) => length >= 8_000)).toEqual([]);
  });

  it('returns the notifications since an id, and null if some may be missing', async () => {
    const { there, updates, reported } = instances();
    const startedAt = performance.now();
    for (const number of [1, 2, 3]) {
      updates[0].notify('payments', [member(number)]);
      await waitUntil(() => reported[1].length === number);
    }
    const [first, second, third] = reported[1];
    expect(updates[1].newest).toBe(third!.id);
    // earlier ones may be repeated; later ones are never omitted
    expect(updates[1].since(first!.id)!.map(({ id }) => id)).toEqual([second!.id, third!.id]);
    expect(updates[1].since('unknown-0')).toBeNull();
    expect(updates[1].within(Math.floor(performance.now() - startedAt))).toHaveLength(3);
    expect(updates[1].within(600_000)).toBeNull();
    there.breakOff();
    expect(updates[1].within(0)).toEqual([]);
    expect([updates[1].since(first!.id), updates[1].newest]).toEqual([null, null]);
  });

  it('sends pending notifications before an instance ends', async () => {
    const { updates, reported } = instances();
    updates[0].notify('balance', [member(1)]);
    await updates[0].onModuleDestroy();
    expect(reported[1]).toHaveLength(1);
  });
});
