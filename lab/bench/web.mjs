/**
 * `npm run bench:web`: the portal on a throttled phone, with five Lighthouse mobile runs in fresh profiles, and the
 * work of the main thread; then the back office on Lighthouse's desktop. Options: `--runs 3`, `--page lobby` or
 * `--page office`, `--trace` (without Lighthouse), `--force` (judge even on a busy machine), and the addresses of a
 * running system: the portal's, and `--office` with the back office's.
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

/** Pages of the back office, opened by a head. */
const officePages = [
  { name: 'office-today', path: '/MTO/today' },
  { name: 'office-search', path: '/MTO/members?query=demo' },
  { name: 'office-member', path: '/MTO/members/MTODEMO1' },
  { name: 'office-payments', path: '/MTO/money' },
  { name: 'office-reports', path: '/MTO/reports' },
];

/** The median of the runs, with minimum and maximum. */
function spread(runs, key, write, median) {
  const values = runs.map((run) => run[key]);
  const middle = median(values);
  return { middle, text: `${write(middle)} (${write(Math.min(...values))}–${write(Math.max(...values))})` };
}

const whole = (value) => value.toFixed(0);
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

/** Returns a function that describes one figure; the median of busy runs meets and misses no target. */
function describing(runs, isForced, median) {
  const isJudged = isForced || runs.every((run) => run.load <= BUSY);
  return (what, key, write, target, isMet) => {
    const { middle, text } = spread(runs, key, write, median);
    return { what, figure: text, target, met: isJudged && isMet ? isMet(middle) : null };
  };
}

function scoreRows(page, runs, isForced, median) {
  const row = describing(runs, isForced, median);
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
    loadRow(row),
  ];
}

const loadRow = (row) => row('machine load', 'load', (value) => value.toFixed(1), `≤ ${BUSY}`);

function officeRows(runs, isForced, median) {
  const row = describing(runs, isForced, median);
  const least = (what, key, points) => row(what, key, whole, `≥ ${points}`, (value) => value >= points);
  const failed = [...new Set(runs.flatMap((run) => run.failed))].join(', ') || '–';
  return [
    least('performance', 'performance', 95),
    least('accessibility', 'accessibility', 100),
    least('best practices', 'bestPractices', 95),
    { what: 'audits that cost points', figure: failed, target: 'none', met: null },
    row('first paint', 'fcpMs', seconds, 'none set'),
    row('largest paint', 'lcpMs', seconds, 'none set'),
    row('total blocking time, ms', 'tbtMs', whole, 'none set'),
    row('layout shift', 'cls', (value) => value.toFixed(3), 'none set'),
    row('first view in total, kB', 'kilobytes', whole, 'none set'),
    loadRow(row),
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

/** The weights from a build: the code of every page, and the three heaviest routes. */
function sizes(application) {
  const weights = readFileSync(inWorkspace('dist/apps', application, '.vite/weights.json'), 'utf8');
  const all = JSON.parse(weights);
  const isRoute = ({ what }) => what.startsWith('route ');
  const heaviest = all
    .filter(isRoute)
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 3);
  return [...all.filter((part) => !isRoute(part)), ...heaviest].map(({ what, size, budget }) => ({
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

/** Runs the audits of a page one after another, with the machine's load before each. */
async function auditsOf(visit, count) {
  const { audit } = await import('./lib/phone.mjs');
  const runs = [];
  for (let run = 0; run < Number(count); run += 1) runs.push({ load: await loadNow(), ...(await audit(visit)) });
  return runs;
}

const audited = (runs) => (runs.length > 0 ? `: ${runs.length} × Lighthouse, median (least–most)` : '');

async function measurePortal(portal, { runs: count, page: wanted, force, trace: onlyTrace }) {
  const [{ trace }, { searchManyGames }, { median, printTable }, { logIn }] = await Promise.all([
    import('./lib/phone.mjs'),
    import('./lib/many-games.mjs'),
    import('./lib/table.mjs'),
    import('./lib/world.mjs'),
  ]);
  printTable('Bundles of the portal', sizes('portal'));
  const cookie = await logIn(portal, 'MTO', 'MTODEMO1');
  const visitOf = ({ path, asMember }) => ({ url: portal + path, portal, cookie: asMember ? cookie : null });
  for (const page of pages.filter(({ name }) => wanted === undefined || name === wanted)) {
    const visit = visitOf(page);
    const runs = await auditsOf(visit, onlyTrace ? 0 : count);
    printTable(`${page.path}, ${page.asMember ? 'a member' : 'a guest'}${audited(runs)}`, [
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

async function measureOffice(office, { runs: count, page: wanted = 'office', force }) {
  const [{ logInToOffice }, { median, printTable }] = await Promise.all([
    import('./lib/office.mjs'),
    import('./lib/table.mjs'),
  ]);
  printTable('Bundles of the back office', sizes('office'));
  const cookie = await logInToOffice(office, 'mto.head');
  for (const { path } of officePages.filter(({ name }) => name.startsWith(wanted))) {
    const runs = await auditsOf({ url: office + path, portal: office, cookie, isDesktop: true }, count);
    printTable(`Back office, ${path}${audited(runs)}`, officeRows(runs, force, median));
  }
}

async function measure({ portal, office }, values) {
  const { hasThaiFonts } = await import('./lib/phone.mjs');
  const fonts = { true: 'installed', false: 'missing (font fallback costs up to 100 ms)', null: 'unknown' };
  const load = await loadNow();
  process.stdout.write(`\nThai fonts: ${fonts[hasThaiFonts()]}. Load: ${load.toFixed(1)}.\n`);
  if (!values.force && load > BUSY)
    process.stdout.write('The machine is busy: figures are shown but not judged (--force judges them).\n');
  const isOffice = values.page?.startsWith('office') ?? false;
  if (!isOffice) await measurePortal(portal, values);
  if (office && !values.trace && (isOffice || values.page === undefined)) await measureOffice(office, values);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string' },
      office: { type: 'string' },
      force: { type: 'boolean', default: false },
      trace: { type: 'boolean', default: false },
    },
  });
  const [running] = positionals;
  const bare = (address) => address?.replace(/\/$/, '');
  if (running) return measure({ portal: bare(running), office: bare(values.office) }, values);
  const [{ onFreshSystem }, { freePort }] = await Promise.all([
    import('./lib/world.mjs'),
    import('../../tools/run/lib/ports.mjs'),
  ]);
  await onFreshSystem((system) => measure(system, values), { officePort: await freePort() });
}

await command(import.meta.url, main);
