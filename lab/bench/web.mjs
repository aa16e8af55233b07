/**
 * `npm run bench:web`: the portal on a throttled phone, with five Lighthouse mobile runs in fresh profiles, and the
 * work of the main thread. Options: `--runs 3`, `--page lobby`, `--trace` (without Lighthouse), `--force` (judge even
 * on a busy machine), and the address of a running system.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command } from '../../tools/run/lib/command.mjs';
import { inWorkspace } from '../../tools/run/lib/workspace.mjs';
import { loadNow } from './lib/processes.mjs';

/** Above this load, two cores leave no room for the measured processes. */
const BUSY = 1.5;

/** Pages of a member or a guest with their targets. */
const pages = [
  { name: 'guest', path: '/MTO', asMember: false, performance: 97, lcpMs: 1400, tbtMs: 150 },
  { name: 'login', path: '/MTO/login', asMember: false, performance: 97, lcpMs: 1400, tbtMs: 150 },
  { name: 'home', path: '/MTO', asMember: true, performance: 97, lcpMs: 1400, tbtMs: 150 },
  { name: 'lobby', path: '/MTO/game?type=SLOT', asMember: true, performance: 95, lcpMs: 1600, tbtMs: 200 },
  { name: 'deposit', path: '/MTO/deposit', asMember: true, performance: 95, lcpMs: 2000, tbtMs: 150 },
  { name: 'chips', path: '/MTO/chips/send', asMember: true, performance: 95, lcpMs: 2000, tbtMs: 150 },
  { name: 'tournament', path: '/MTO/tournament', asMember: true, performance: 95, lcpMs: 2000, tbtMs: 150 },
];

/** The median of the runs, with minimum and maximum. */
function spread(runs, key, write, median) {
  const values = runs.map((run) => run[key]);
  const middle = median(values);
  return { middle, text: `${write(middle)} (${write(Math.min(...values))}–${write(Math.max(...values))})` };
}

const whole = (value) => value.toFixed(0);
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

/** Shows the machine's load at each run; the median of busy runs meets and misses no target. */
function scoreRows(page, runs, isForced, median) {
  const isJudged = isForced || runs.every((run) => run.load <= BUSY);
  const row = (what, key, write, target, isMet) => {
    const { middle, text } = spread(runs, key, write, median);
    return { what, figure: text, target, met: isJudged ? isMet(middle) : null };
  };
  return [
    row('performance', 'performance', whole, `≥ ${page.performance}`, (value) => value >= page.performance),
    row('accessibility', 'accessibility', whole, '100', (value) => value === 100),
    row('best practices', 'bestPractices', whole, '100', (value) => value === 100),
    row('first paint', 'fcpMs', seconds, '≤ 1.00 s', (value) => value <= 1000),
    row('largest paint', 'lcpMs', seconds, `≤ ${seconds(page.lcpMs)}`, (value) => value <= page.lcpMs),
    row('total blocking time, ms', 'tbtMs', whole, `≤ ${page.tbtMs}`, (value) => value <= page.tbtMs),
    row(
      'layout shift',
      'cls',
      (value) => value.toFixed(3),
      '≤ 0.010',
      (value) => value <= 0.01,
    ),
    row('first view in total, kB', 'kilobytes', whole, '≤ 450', (value) => value <= 450),
    {
      what: 'machine load',
      figure: spread(runs, 'load', (value) => value.toFixed(1), median).text,
      target: `≤ ${BUSY}`,
      met: null,
    },
  ];
}

function traceRows({ mainMs, longTasks, longestMs, longWork, blockingMs, requests, nodes }) {
  const row = (what, figure, target, met = null) => ({ what, figure, target, met });
  return [
    row('main thread at 4 ×, ms', whole(mainMs), 'none set'),
    row('tasks over 50 ms at 4 ×', `${longTasks}, longest ${whole(longestMs)} ms`, '0', longTasks === 0),
    row('which, ms', longWork.join(', ') || '–', 'none set'),
    row('time over the limit, ms', whole(blockingMs), 'none set'),
    row('requests', whole(requests), '≤ 60', requests <= 60),
    row('nodes', whole(nodes), 'none set'),
  ];
}

/** The weights from the build: the code of every page, and the three heaviest routes. */
function sizes() {
  const [script, style, ...routes] = JSON.parse(
    readFileSync(inWorkspace('dist/apps/portal/.vite/weights.json'), 'utf8'),
  );
  const heaviest = routes.toSorted((a, b) => b.size - a.size).slice(0, 3);
  return [script, style, ...heaviest].map(({ what, size, budget }) => ({
    what,
    figure: `${size.toFixed(1)} kB`,
    target: `≤ ${budget} kB gzip`,
    met: size <= budget,
  }));
}

function manyGamesRows({ result: { filterMs, tiles }, longTasks, longestMs }) {
  return [
    {
      what: 'search at 4 ×, first letter to list',
      figure: `${whole(filterMs)} ms`,
      target: '≤ 100 ms',
      met: filterMs <= 100,
    },
    { what: 'tiles in the document', figure: whole(tiles), target: '≤ 60', met: tiles <= 60 },
    {
      what: 'tasks over 50 ms at 4 ×',
      figure: `${longTasks}, longest ${whole(longestMs)} ms`,
      target: '0',
      met: longTasks === 0,
    },
  ];
}

async function measure(portal, { runs: count, page: wanted, force, trace: onlyTrace }) {
  const [{ audit, hasThaiFonts, trace }, { searchManyGames }, { median, printTable }, { logIn }] = await Promise.all([
    import('./lib/phone.mjs'),
    import('./lib/many-games.mjs'),
    import('./lib/table.mjs'),
    import('./lib/world.mjs'),
  ]);
  const fonts = { true: 'installed', false: 'missing (font fallback costs up to 100 ms)', null: 'unknown' };
  const load = await loadNow();
  process.stdout.write(`\nThai fonts: ${fonts[hasThaiFonts()]}. Load: ${load.toFixed(1)}.\n`);
  if (!force && load > BUSY)
    process.stdout.write('The machine is busy: figures are shown but not judged (--force judges them).\n');
  printTable('Bundles', sizes());
  const cookie = await logIn(portal, 'MTO', 'MTODEMO1');
  const visitOf = ({ path, asMember }) => ({ url: portal + path, portal, cookie: asMember ? cookie : null });
  for (const page of pages.filter(({ name }) => wanted === undefined || name === wanted)) {
    const visit = visitOf(page);
    const runs = [];
    for (let run = 0; run < (onlyTrace ? 0 : Number(count)); run += 1)
      runs.push({ load: await loadNow(), ...(await audit(visit)) });
    const title = `${page.path}, ${page.asMember ? 'a member' : 'a guest'}`;
    const audits = runs.length > 0 ? `: ${runs.length} × Lighthouse, median (least–most)` : '';
    printTable(`${title}${audits}`, [
      ...(runs.length > 0 ? scoreRows(page, runs, force, median) : []),
      ...traceRows(await trace(visit)),
    ]);
  }
  if (wanted === undefined || wanted === 'many')
    printTable(
      '/MTO/game?type=SLOT with 5,000 games',
      manyGamesRows(await searchManyGames(visitOf(pages.find(({ name }) => name === 'lobby')))),
    );
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string' },
      force: { type: 'boolean', default: false },
      trace: { type: 'boolean', default: false },
    },
  });
  const [running] = positionals;
  if (running) return measure(running.replace(/\/$/, ''), values);
  const { onFreshSystem } = await import('./lib/world.mjs');
  await onFreshSystem(({ portal }) => measure(portal, values));
}

await command(import.meta.url, main);
