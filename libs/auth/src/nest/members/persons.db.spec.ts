import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KeyRing } from '@housebrand/shared/nest';
import type { PersonContact } from '../../core';
import { fakeMember, openAuthWorld, type AuthWorld } from '../../testing';
import { MemberService } from './member.service';

let world: AuthWorld;
let members: MemberService;

beforeAll(async () => {
  world = await openAuthWorld();
  members = world.app.get(MemberService, { strict: false });
});
afterAll(() => world.close());

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
async function known(
  prefix: string,
  reported: { tel: string; bankName: string; accountNumber: string },
): Promise<string> {
  const username = `${prefix}P${digits(8)}`;
  world.providers.knows({ ...fakeMember(prefix, username), ...reported });
  await world.logIn(prefix, username);
  return username;
}
const found = async (contact: PersonContact, agents?: string[]) =>
  (await members.byContact(agents ?? (await members.agents()), contact)).map(({ username }) => username).sort();

describe('person', () => {
  it('is found at every agent by phone or bank account, however the provider writes them', async () => {
    const tel = `08${digits(8)}`;
    const account = `4${digits(9)}`;
    const first = await known('MTO', { tel, bankName: 'SCB', accountNumber: digits(11) });
    const second = await known('NAGA', {
      tel: `+66 ${tel.slice(1, 3)}-${tel.slice(3)}`,
      bankName: ' ธนาคารกสิกรไทย ',
      accountNumber: `0${account.slice(0, 3)}-${account.slice(3)}`,
    });
    expect(await members.agents()).toEqual(['MTO', 'NAGA']);
    expect(await found({ tel })).toEqual([first, second]);
    expect(await found({ tel }, ['MTO'])).toEqual([first]);
    for (const number of [account, `000${account}`]) {
      expect(await found({ account: { number, bankName: 'KBANK' } })).toEqual([second]);
      expect(await found({ account: { number } })).toEqual([second]);
      expect(await found({ account: { number, bankName: 'SCB' } })).toEqual([]);
    }
    expect(await found({ tel, account: { number: account } })).toEqual([first, second]);
    expect(await found({}, ['MTO', 'NAGA'])).toEqual([]);
  });

  it('is found by the digits as written if the account was stored before banks were compared', async () => {
    const account = `7${digits(9)}`;
    const username = await known('MTO', { tel: `09${digits(8)}`, bankName: 'SCB', accountNumber: account });
    const oldIndex = world.app.get(KeyRing, { strict: false }).index('member.account:MTO', `00${account}`);
    await world.database.database.operatorQuery({
      text: 'update member set account_index = $1 where username = $2',
      values: [oldIndex, username],
    });
    expect(await found({ account: { number: account, bankName: 'SCB' } })).toEqual([username]);
    expect(await found({ account: { number: account } })).toEqual([username]);
  });
});
