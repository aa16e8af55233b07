import './game.css';
import { BetPage } from './bet-page';
import { Shell } from './shell';
import type { TableData } from './types';

const text = document.querySelector('#data')?.textContent;
if (text) {
  const data = JSON.parse(text) as TableData;
  const shell = new Shell(data);
  if (data.rules.slot) void import('./slot').then(({ mount }) => mount(shell));
  else new BetPage(shell).open();
}
