import type { Readable, Writable } from 'node:stream';

/** Forwards output in whole lines, so that the lines of several processes do not interleave. */
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
