import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fakeMember, openAuthWorld, type AuthWorld } from '../../testing';
import { MemberSearch } from './member-search.service';

let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld();
  await known('MTO', 'MTOSEARCH1', { firstName: 'สมหญิง', lastName: 'ใจดี' });
  await known('MTO', 'MTOSEARCH2', { firstName: 'Anan', lastName: 'Boonmee' });
  await known('NAGA', 'NAGASEARCH1', { firstName: 'สมหญิง', lastName: 'ใจดี' });
});
afterAll(() => world.close());

async function known(prefix: string, username: string, name: { firstName: string; lastName: string }): Promise<void> {
  world.providers.knows({ ...fakeMember(prefix, username), ...name, name: `${name.firstName} ${name.lastName}` });
  await world.logIn(prefix, username);
}
async function found(term: string, prefix = 'MTO') {
  const search = world.app.get(MemberSearch, { strict: false });
  const { by, members } = await search.find(prefix, { term, after: undefined, limit: 10 });
  return [by, ...members.map(({ username }) => username)];
}

describe('search of members', () => {
  it.each(['สมหญิง ใจดี', '  สมหญิง   ใจดี ', 'สมหญิง'])('finds the complete or the first name %p', async (term) => {
    expect(await found(term)).toEqual(['NAME', 'MTOSEARCH1']);
    expect(await found(term, 'NAGA')).toEqual(['NAME', 'NAGASEARCH1']);
  });

  it('ignores capitals, and finds nothing by other parts of a name', async () => {
    expect(await found('ANAN boonmee')).toEqual(['NAME', 'MTOSEARCH2']);
    for (const term of ['Boonmee', 'Ana', 'สม']) expect(await found(term)).toEqual(['NAME']);
  });

  it('prefers the beginning of a username', async () => {
    expect(await found('search')).toEqual(['USERNAME', 'MTOSEARCH1', 'MTOSEARCH2']);
    expect(await found('')).toEqual([null, ...(await found('search')).slice(1)]);
  });
});
