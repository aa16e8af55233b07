import { el, fill, pause } from '../dom';
import type { Shell } from '../shell';
import type { RoundReply } from '../types';
import { baht } from '../messages';

type Outcome = 'home' | 'draw' | 'away';
interface Fixture {
  id: string;
  league: string;
  home: string;
  away: string;
  kickOff: string;
  odds: Partial<Record<Outcome, number>>;
}
interface MatchView {
  fixture: Fixture;
  picked: Outcome;
  outcome: Outcome;
  score: [number, number];
  goals: { minute: number; side: 'home' | 'away' }[];
}

const SIGN: Readonly<Record<Outcome, string>> = { home: '1', draw: 'X', away: '2' };
const time = (iso: string): string => new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Renders a programme of fixtures with odds, and plays the match of a submitted slip. */
export function mount(shell: Shell): void {
  const { t } = shell;
  let fixtures = shell.data.rules['fixtures'] as Fixture[];
  let until = Date.parse(String(shell.data.rules['until']));
  let chosen: { fixture: Fixture; outcome: Outcome } | null = null;
  const match = el('div', { class: 'match' });
  const closing = el('p', { class: 'closing' });
  const list = el('ul', { class: 'fixtures' });

  const refresh = (): void => {
    const choose =
      (fixture: Fixture) =>
      (outcome: Outcome): void => {
        chosen = { fixture, outcome };
        refresh();
      };
    const outcomeOf = (fixture: Fixture): Outcome | null => (chosen?.fixture.id === fixture.id ? chosen.outcome : null);
    fill(list, ...fixtures.map((fixture) => fixtureItem(shell, fixture, outcomeOf(fixture), choose(fixture))));
    if (!chosen) return shell.setAction(t('pickOdds'));
    const back = Math.floor((shell.stake.amount * chosen.fixture.odds[chosen.outcome]!) / 100);
    shell.setAction(`${t('playMatch')} · ${t('couldWin', { amount: baht(back) })}`, play);
  };
  const play = async (): Promise<void> => {
    const { fixture, outcome } = chosen!;
    const reply = await shell.play({
      stake: shell.stake.amount,
      fixture: fixture.id,
      outcome,
      odds: fixture.odds[outcome]!,
    });
    if (!reply) return renew();
    match.scrollIntoView({ block: 'nearest' });
    await playMatch(shell, match, reply);
    shell.settle(reply);
    chosen = null;
    refresh();
  };
  const renew = async (): Promise<void> => {
    const { rules } = await shell.api.table();
    fixtures = rules['fixtures'] as Fixture[];
    until = Date.parse(String(rules['until']));
    chosen = null;
    refresh();
  };

  shell.stage.classList.add('stage-fixtures');
  fill(shell.stage, match, closing, list);
  shell.stake.onChange(refresh);
  refresh();
  setInterval(() => {
    const left = secondsUntil(until);
    closing.textContent = t('closesIn', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` });
    if (left > 0 || document.hidden || until === 0) return;
    until = 0;
    void renew().catch(() => undefined);
  }, 1_000);
}

const secondsUntil = (instant: number): number => Math.max(0, Math.round((instant - Date.now()) / 1_000));

/** Plays ninety minutes in four seconds. */
async function playMatch(shell: Shell, match: HTMLElement, reply: RoundReply): Promise<void> {
  const { fixture, score, goals } = reply.view as unknown as MatchView;
  const clock = el('span', { class: 'match-clock' }, '0′');
  const figures = { home: el('b', {}, '0'), away: el('b', {}, '0') };
  const ball = el('i', { class: 'match-ball' });
  fill(
    match,
    el('div', { class: 'pitch', 'aria-hidden': 'true' }, ball),
    el(
      'div',
      { class: 'scoreboard' },
      el('span', {}, fixture.home),
      figures.home,
      clock,
      figures.away,
      el('span', {}, fixture.away),
    ),
  );
  const counts = { home: 0, away: 0 };
  for (let minute = 0; minute <= 90; minute += 3) {
    clock.textContent = `${minute}′`;
    ball.style.transform = `translate(${Math.round(Math.sin(minute * 1.7) * 120)}%, ${Math.round(Math.cos(minute * 2.3) * 60)}%)`;
    for (const goal of goals.filter((each) => each.minute > minute - 3 && each.minute <= minute)) {
      counts[goal.side] += 1;
      figures[goal.side].textContent = String(counts[goal.side]);
    }
    await pause(110);
  }
  figures.home.textContent = String(score[0]);
  figures.away.textContent = String(score[1]);
  clock.textContent = shell.t('fullTime');
}

function fixtureItem(
  { t }: Shell,
  fixture: Fixture,
  chosen: Outcome | null,
  choose: (outcome: Outcome) => void,
): HTMLElement {
  const oddsButton = (outcome: Outcome): HTMLElement | null => {
    const odds = fixture.odds[outcome];
    if (odds === undefined) return null;
    const price = (odds / 100).toFixed(2);
    const button = el(
      'button',
      { type: 'button', class: 'odds', onclick: () => choose(outcome) },
      el('span', {}, SIGN[outcome]),
      el('span', { class: 'unseen' }, outcome === 'draw' ? t('tie') : fixture[outcome]),
      el('b', {}, price),
    );
    button.setAttribute('aria-pressed', String(chosen === outcome));
    return button;
  };
  return el(
    'li',
    {},
    el('p', { class: 'caption' }, `${fixture.league} · ${time(fixture.kickOff)}`),
    el('p', { class: 'versus' }, el('span', {}, fixture.home), el('span', {}, fixture.away)),
    el('div', { class: 'odds-row' }, oddsButton('home'), oddsButton('draw'), oddsButton('away')),
  );
}
