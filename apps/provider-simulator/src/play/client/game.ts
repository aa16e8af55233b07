import './game.css';
import { Shell } from './shell';
import type { TableData } from './types';

/** Renders a game family on the stage and plays it. */
export type Mount = (shell: Shell) => void;

const families: Readonly<Record<string, () => Promise<{ mount: Mount }>>> = {
  slot: () => import('./families/slot'),
  table: () => import('./families/table'),
  cards: () => import('./families/cards'),
  poker: () => import('./families/poker'),
  keno: () => import('./families/keno'),
  lotto: () => import('./families/lotto'),
  fixtures: () => import('./families/fixtures'),
  fish: () => import('./families/fish'),
  trade: () => import('./families/trade'),
};

const text = document.querySelector('#data')?.textContent;
if (text) {
  const data = JSON.parse(text) as TableData;
  const shell = new Shell(data);
  void families[data.game.family]?.().then(({ mount }) => mount(shell));
}
