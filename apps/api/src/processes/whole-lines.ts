import type { Readable, Writable } from 'node:stream';

/** Passes on what several processes print, in whole lines: a line of one never stands inside a line of another. */
export function passOnLines(from: Readable, to: Writable): void {
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    if (end === 0) rest += text;
    else {
      to.write(rest + text.slice(0, end));
      rest = text.slice(end);
    }
  });
  from.once('end', () => {
    if (rest !== '') to.write(`${rest}\n`);
  });
}
