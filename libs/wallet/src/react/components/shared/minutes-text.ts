/** Formats milliseconds as minutes and seconds: `09:42`. */
export function minutesText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
