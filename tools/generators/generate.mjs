import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fixManifest } from '../lint/manifests.mjs';
import { RunFailure } from '../run/lib/failure.mjs';
import { noteInstalled } from '../run/lib/packages.mjs';
import { workspaceRoot } from '../run/lib/workspace.mjs';
import { call } from './call.mjs';
import { Changes } from './changes.mjs';
import { domain } from './domain.mjs';
import { gateway } from './gateway.mjs';
import { screen } from './screen.mjs';
import { table } from './table.mjs';

const KEBAB_NAME = {
  shape: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  reported: 'lower-case words with dashes, for example send-gift',
};
const DOMAIN = { shape: /^[a-z]{3,20}$/, reported: 'one lower-case word, for example missions' };
const PATH = {
  shape: /^([a-z][a-z0-9-]*)(\/(:[a-zA-Z]+|[a-z0-9-]+))*$/,
  reported: 'a path without the prefix, for example deposit/history',
};

const generators = {
  domain: { make: domain, usage: 'domain <name>', names: [DOMAIN], options: {} },
  call: {
    make: call,
    usage:
      'call <domain> <operation> [--method post] [--member | --public | --agent-key] [--paged] [--idempotent] [--provider <family> [--wire "GET /frontend/…"]]',
    names: [DOMAIN, KEBAB_NAME],
    options: {
      method: 'string',
      member: 'boolean',
      public: 'boolean',
      'agent-key': 'boolean',
      paged: 'boolean',
      idempotent: 'boolean',
      provider: 'string',
      wire: 'string',
    },
  },
  screen: {
    make: screen,
    usage: 'screen <domain> <path> [--call <operation>] [--en "Title"] [--th "ชื่อ"]',
    names: [DOMAIN, PATH],
    options: { call: 'string', en: 'string', th: 'string' },
  },
  table: {
    make: table,
    usage: 'table <domain> <name> [--append-only]',
    names: [DOMAIN, KEBAB_NAME],
    options: { 'append-only': 'boolean' },
  },
  gateway: {
    make: gateway,
    usage: 'gateway <family> [--system memberSystem | gamePlatform | external]',
    names: [KEBAB_NAME],
    options: { system: 'string' },
  },
};

const usages = () => Object.values(generators).map(({ usage }) => `  npm run generate -- ${usage}`);

function read([kind, ...rest]) {
  const generator = Object.hasOwn(generators, kind ?? '') ? generators[kind] : null;
  if (!generator) throw new RunFailure(['Choose a generator:', ...usages()].join('\n'));
  const { usage, names, options } = generator;
  const types = Object.entries({ ...options, 'no-install': 'boolean' }).map(([name, type]) => [name, { type }]);
  const wrong = (why) => new RunFailure(`${why}\n  npm run generate -- ${usage}`);
  let parsed;
  try {
    parsed = parseArgs({ args: rest, options: Object.fromEntries(types), allowPositionals: true });
  } catch (error) {
    throw wrong(error.message);
  }
  if (parsed.positionals.length !== names.length) throw wrong(`'${kind}' takes ${names.length} name(s):`);
  names.forEach(({ shape, reported }, place) => {
    if (!shape.test(parsed.positionals[place])) throw wrong(`'${parsed.positionals[place]}' is not ${reported}.`);
  });
  return { kind, make: generator.make, names: parsed.positionals, options: parsed.values };
}

/** Links a new library, as npm does. */
function link(name) {
  const place = join(workspaceRoot, 'node_modules/@housebrand');
  mkdirSync(place, { recursive: true });
  if (!existsSync(join(place, name))) symlinkSync(join('../../libs', name), join(place, name));
}

/** Adds new libraries and their dependencies to the lock file. They are installed: the root's package.json lists them. */
function updateLock() {
  const { status } = spawnSync(
    'npm',
    ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: workspaceRoot, stdio: 'inherit' },
  );
  // the next command installs nothing
  if (status === 0) noteInstalled();
  else process.stdout.write('npm could not update package-lock.json. Run npm install before you commit.\n');
}

/**
 * Runs a generator.
 * @param {string[]} args its kind, names and options
 * @throws RunFailure for an unknown generator, a name that is taken, or a source that it does not expect
 */
export async function generate(args) {
  const { kind, make, names, options } = read(args);
  const changes = new Changes(workspaceRoot);
  const next = make(changes, names, options);
  const { made, edited } = await changes.write();
  // update package.json to the imports of the new files
  const isChanged = kind !== 'gateway' && fixManifest(`libs/${names[0]}`);
  if (kind === 'domain') link(names[0]);
  if (isChanged && !options['no-install']) updateLock();
  const list = [...made.map((path) => `  new      ${path}`), ...edited.map((path) => `  changed  ${path}`)];
  process.stdout.write(`${list.join('\n')}\n${next}\n`);
}
