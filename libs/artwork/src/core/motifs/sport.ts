import { GOLD, type Canvas } from '../drawing/canvas';
import { glow, place, pointList, polygon, repeat } from '../drawing/shapes';

const shaded = (c: Canvas) =>
  `<circle r="80" fill="${c.radial(
    [
      ['#ffffff', 0, 0.5],
      ['#ffffff', 0.4, 0],
      ['#05102e', 0.75, 0.25],
      ['#05102e', 1, 0.75],
    ],
    0.5,
    0.5,
    0.55,
    0.34,
    0.28,
  )}"/>`;

export function football(c: Canvas): string {
  const seams = repeat(
    5,
    (i) =>
      `<g transform="rotate(${i * 72})"><path d="M0-30V-56" stroke="#1a2238" stroke-width="4"/><polygon points="0,-56 24,-66 22,-96 -22,-96 -24,-66" fill="#1a2238"/><path d="M24-66L40-54" stroke="#1a2238" stroke-width="4"/></g>`,
  );
  return `${glow(c, 0, 0, 130, '#fff', 0.4)}<g clip-path="${c.clip('<circle r="80"/>')}" transform="rotate(-14)"><circle r="80" fill="#f6f8ff"/><polygon points="${pointList(polygon(5, 31, -Math.PI / 2))}" fill="#1a2238"/>${seams}</g>${shaded(c)}`;
}

export function basketball(c: Canvas): string {
  return `${glow(c, 0, 0, 130, '#ffb52e', 0.5)}<circle r="80" fill="${c.radial(['#ffd09a', '#f07a1a', '#8a3205'], 0.5, 0.5, 0.6, 0.35, 0.28)}"/><path d="M-80 0H80M0-80V80M-57-57Q-6 0-57 57M57-57Q6 0 57 57" stroke="#2a1002" stroke-width="4.5" fill="none"/>`;
}

export function tennisBall(c: Canvas): string {
  return `${glow(c, 0, 0, 130, '#e8ff6a', 0.5)}<circle r="80" fill="${c.radial(['#faffb0', '#c8e82a', '#6a8a05'], 0.5, 0.5, 0.6, 0.35, 0.28)}"/><path d="M-62-50C-10-30-10 30-62 50M62-50C10-30 10 30 62 50" stroke="#fff" stroke-width="9" fill="none"/>`;
}

export function volleyball(c: Canvas): string {
  return `${glow(c, 0, 0, 130, '#ffe38a', 0.5)}<g clip-path="${c.clip('<circle r="80"/>')}"><circle r="80" fill="#fff6dc"/>${repeat(3, (i) => `<g transform="rotate(${i * 120})"><path d="M0 0C-10-40-50-64-90-60L-60-110H60C40-70 20-40 0 0Z" fill="${['#1c5fd0', '#ffc21f', '#fff6dc'][i] ?? '#fff'}"/><path d="M0 0C-10-40-50-64-90-60M0 0C20-30 30-60 34-100" stroke="#0a1c4a" stroke-width="4.5" fill="none"/></g>`)}</g>${shaded(c)}`;
}

/** A golden cup on a pitch, for cups and tournaments. */
export function stadiumCup(c: Canvas): string {
  return `${glow(c, 0, -20, 140, '#ffe38a', 0.6)}${place(0, -8, 0.9, 0, `<path d="M-52-84H52C52-20 36 26 0 34C-36 26-52-20-52-84Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="4"/><path d="M-50-70C-100-76-98-6-34 4M50-70C100-76 98-6 34 4" stroke="${GOLD[2]}" stroke-width="11" fill="none"/><path d="M-11 30H11L18 64H-18Z" fill="${c.gold()}"/><rect x="-46" y="62" width="92" height="30" rx="6" fill="#1a2238"/>`)}${place(64, 64, 0.42, 0, football(c))}`;
}
