/** `npm run chaos -- <trial>`: trials that take too long for `npm test`, each on its own system. */
import { command } from '../../tools/run/lib/command.mjs';
import { RunFailure } from '../../tools/run/lib/failure.mjs';

/** Money trials with their default number of repetitions. */
const MONEY = {
  'one-key': 100,
  'concurrent-gifts': 100_000,
  coupon: 10_000,
  'lost-replies': 500,
  'two-instances': 200,
  'worker-killed': 200,
  'database-restarts': 100,
  'disk-full': 20,
};

/** Trials by name, with their options and defaults. */
const trials = {
  attack: {
    options: { minutes: 2, seed: Date.now() % 1_000_000 },
    run: async (options) => (await import('./attack.mjs')).attack(options),
  },
  faults: {
    options: { seed: Date.now() % 1_000_000, part: 1, parts: 1 },
    run: async (options) => (await import('./faults.mjs')).faults(options),
  },
  'provider-down': {
    options: { seconds: 60 },
    run: async (options) => (await import('./provider-down.mjs')).providerDown(options),
  },
  screens: {
    options: {},
    run: async () => (await import('./screens.mjs')).screens(),
  },
  walk: {
    options: {},
    run: async () => (await import('./screens.mjs')).walk(),
  },
  scaled: {
    options: { times: 3, seed: Date.now() % 1_000_000 },
    run: async (options) => (await import('../scaled/trial.mjs')).scaled(options),
  },
  kills: {
    options: { kills: 1_000, seed: Date.now() % 1_000_000 },
    run: async ({ kills, seed }) => (await import('./money.mjs')).money('kills', { times: kills, seed }),
  },
  ...Object.fromEntries(
    Object.entries(MONEY).map(([name, times]) => [
      name,
      {
        options: { times, seed: Date.now() % 1_000_000 },
        run: async (options) => (await import('./money.mjs')).money(name, options),
      },
    ]),
  ),
};

const USAGE = `npm run chaos -- ${Object.entries(trials)
  .map(([name, { options }]) => [name, ...Object.keys(options).map((option) => `[--${option} N]`)].join(' '))
  .join(' | ')}`;

function optionsOf({ options }, args) {
  const given = { ...options };
  for (let at = 0; at < args.length; at += 2) {
    const name = args[at].replace(/^--/, '');
    const value = Number(args[at + 1]);
    if (!(name in given) || !(value > 0)) throw new RunFailure(USAGE);
    given[name] = value;
  }
  return given;
}

async function main() {
  const [name, ...rest] = process.argv.slice(2);
  const trial = Object.hasOwn(trials, name ?? '') ? trials[name] : null;
  if (!trial) throw new RunFailure(`Choose a trial:  ${USAGE}`);
  const found = await trial.run(optionsOf(trial, rest));
  process.stdout.write(`\n${found.length === 0 ? 'Nothing found.' : found.join('\n')}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

await command(import.meta.url, main);
