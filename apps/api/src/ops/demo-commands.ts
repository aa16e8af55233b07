import { Database, Settings } from '@housebrand/shared/nest';
import { countDemoRows, purgeDemo } from '../installation/purge-demo';
import { DEMO_AGENTS } from '../seed/demo-agents';
import { table, type OpsCommand } from './command';

export const PURGE = 'demo purge';

export const demoCommands: readonly OpsCommand[] = [
  {
    name: PURGE,
    usage: '[--confirm yes]',
    summary:
      'Delete the demo data, including members and keys; without --confirm yes, only shows what would be deleted',
    run: async (app, { options }) => {
      const database = app.get(Database, { strict: false });
      const counted = await countDemoRows(database);
      const rows = table([['TABLE', 'ROWS'], ...counted.map(({ table: name, rows: count }) => [name, String(count)])]);
      const agents = DEMO_AGENTS.map(({ prefix }) => prefix).join(', ');
      if (options.confirm !== 'yes')
        return [`This would be deleted, for ${agents}:`, ...rows, 'Nothing was deleted. Use --confirm yes to delete.'];
      await purgeDemo(database, app.get(Settings, { strict: false }).databaseUrl);
      return [`Deleted, for ${agents}:`, ...rows, 'The next start sets the mode of this database.'];
    },
  },
];
