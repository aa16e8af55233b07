/** `node tools/lint/run.mjs <project root> [files]`: checks one project, or `.` for the whole workspace. */
import { command } from '../run/lib/command.mjs';

await command(
  import.meta.url,
  async () => {
    const { lintProject } = await import('./project.mjs');
    lintProject(process.argv.slice(2));
  },
  { installs: false },
);
