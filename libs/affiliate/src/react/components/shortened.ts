/** Shortens a link to one line with the start of the address and the end of the code. */
export function shortened(link: string): string {
  const text = link.replace(/^https?:\/\//, '');
  return text.length <= 30 ? text : `${text.slice(0, 16)}…${text.slice(-12)}`;
}
