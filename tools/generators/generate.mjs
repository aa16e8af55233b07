/**
 * `npm run generate -- domain <name>`: a library with its doors, a table, a call, a screen, and its place in the applications.
 * `npm run generate -- gateway <name> [--system memberSystem|gamePlatform|external]`: a family of a provider's calls with
 * its contracts, its gateway, and the simulator's answers.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { RunFailure, reportFailure } from '../run/lib/failure.mjs';
import { workspaceRoot } from '../run/lib/workspace.mjs';
import { fixManifest } from '../lint/manifests.mjs';
import { registerDomain, registerGateway } from './registration.mjs';
import { formsOf, writeTemplate } from './templates.mjs';

const systems = { memberSystem: 'MEMBER_SYSTEM_CLIENT', gamePlatform: 'GAME_PLATFORM_CLIENT', external: 'EXTERNAL_CLIENT' };

function domain(name) {
  if (!/^[a-z]{3,20}$/.test(name ?? '')) throw new RunFailure('A domain has a name of one lower-case word, for example: npm run generate -- domain missions');
  const folder = join(workspaceRoot, 'libs', name);
  if (existsSync(folder)) throw new RunFailure(`libs/${name} exists already.`);
  const forms = formsOf(name);
  writeTemplate('domain', folder, forms);
  registerDomain(workspaceRoot, forms);
  fixManifest(`libs/${name}`);
  link(name);
  return `libs/${name} stands, and the API and the portal know it. Next: its words in README.md, its rules in src/core.`;
}

function gateway(name, options) {
  if (!/^[a-z][a-z-]{2,30}$/.test(name ?? '')) throw new RunFailure('A gateway has a name in lower case, for example: npm run generate -- gateway loyalty --system external');
  const system = options[options.indexOf('--system') + 1] ?? '';
  const chosen = options.includes('--system') ? system : 'external';
  if (!systems[chosen]) throw new RunFailure(`--system is one of ${Object.keys(systems).join(', ')}.`);
  if (existsSync(join(workspaceRoot, `libs/providers/src/nest/${name}.gateway.ts`))) throw new RunFailure(`There is a gateway ${name} already.`);
  const forms = { ...formsOf(name), __system__: chosen, __CLIENT__: systems[chosen] };
  writeTemplate('gateway', workspaceRoot, forms);
  registerGateway(workspaceRoot, forms);
  return `The gateway ${name} stands in libs/providers, and the simulator answers it. Next: the provider's real calls in src/core/${name}.schemas.ts.`;
}

/** npm links the new library and names it in the lock; where there is no registry the link alone serves. */
function link(name) {
  const place = join(workspaceRoot, 'node_modules/@housebrand');
  mkdirSync(place, { recursive: true });
  if (!existsSync(join(place, name))) symlinkSync(join('../../libs', name), join(place, name));
  if (process.argv.includes('--no-install')) return;
  const { status } = spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: workspaceRoot, stdio: 'inherit' });
  if (status !== 0) process.stdout.write('npm could not bring package-lock.json up to date: run npm install before you commit.\n');
}

try {
  const [kind, name, ...options] = process.argv.slice(2);
  const generators = { domain, gateway };
  if (!generators[kind]) throw new RunFailure('What shall it be?  npm run generate -- domain <name>  or  npm run generate -- gateway <name>');
  process.stdout.write(`${generators[kind](name, options)}\n`);
} catch (error) {
  reportFailure(error);
}
