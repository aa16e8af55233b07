import { KeyRing, KeyRotation } from '@housebrand/shared/nest';
import { UsageError } from './arguments';
import { table, type OpsCommand } from './command';

export const keyCommands: readonly OpsCommand[] = [
  {
    name: 'keys list',
    isReading: true,
    usage: '',
    summary: 'List the keys that encrypt session tokens and stored secrets',
    run: async (app) => {
      const ring = app.get(KeyRing, { strict: false });
      const rows = (await ring.list()).map(({ id, purpose, createdAt, retiredAt }) => {
        const state = retiredAt ? 'retired' : id === ring.currentId ? 'current' : 'opens';
        return [id, purpose, createdAt.toISOString(), purpose === 'index' ? 'in use' : state];
      });
      return table([['ID', 'PURPOSE', 'CREATED', 'STATE'], ...rows]);
    },
  },
  {
    name: 'keys rotate',
    usage: '',
    summary: 'Encrypt with a new key from now on, and re-encrypt stored secrets; no session ends',
    run: async (app) => {
      const { keyId, resealed } = await app.get(KeyRotation, { strict: false }).rotate();
      return [
        `New key ${keyId}; ${resealed} stored secrets re-encrypted.`,
        "Members' cookies move to the new key with their next call. Retire the old key after that: keys retire ID",
      ];
    },
  },
  {
    name: 'keys retire',
    usage: 'ID',
    summary: 'Retire a key; members with cookies of this key must log in again',
    run: async (app, { positionals }) => {
      const id = positionals[0];
      if (id === undefined) throw new UsageError("the key's id is missing; see keys list");
      const ring = app.get(KeyRing, { strict: false });
      if (id === ring.currentId) throw new UsageError(`${id} is the current key; run keys rotate first`);
      const inUse = await app.get(KeyRotation, { strict: false }).inUse(id);
      if (inUse > 0) throw new UsageError(`${inUse} stored secrets still use ${id}; run keys rotate first`);
      if (!(await ring.retire(id))) throw new UsageError(`there is no key ${id}; see keys list`);
      return [`${id} is retired.`];
    },
  },
];
