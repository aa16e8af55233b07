/** Pixels: the width of a phone screen at three dots per pixel. */
const WIDTH = 1080;
const MARGIN = 84;
const HEAD = 470;
const ROW = 92;
const FOOT = 110;

/** The texts of a slip. */
export interface SlipTexts {
  agent: string;
  title: string;
  /** `+500.37`. */
  amount: string;
  status: string | null;
  rows: readonly { label: string; value: string }[];
}

/**
 * Draws a receipt as a picture in the theme of the page.
 *
 * @param at an element inside the theme, whose colours and font the picture takes
 */
export async function drawSlip(at: Element, { agent, title, amount, status, rows }: SlipTexts): Promise<Blob> {
  const styles = getComputedStyle(at);
  const family = styles.fontFamily;
  // a canvas does not wait for the font; if it fails to load, the canvas uses a fallback font
  const text = [agent, title, amount, ...rows.flatMap(({ label, value }) => [label, value])].join('');
  for (const weight of [400, 600])
    await document.fonts?.load(`${weight} 40px ${family.split(',')[0]}`, text).catch(() => undefined);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + rows.length * ROW + FOOT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser provides no 2D canvas context.');
  const color = (token: string): string => styles.getPropertyValue(`--${token}`).trim();
  pen.fillStyle = color('s0');
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.fillStyle = color('s1');
  pen.beginPath();
  pen.roundRect(MARGIN / 2, MARGIN / 2, WIDTH - MARGIN, canvas.height - MARGIN, 48);
  pen.fill();
  const write = lineWriter(pen, family, color);
  write(agent, { y: 146, size: 44, token: 'gold', weight: 600 });
  write(title, { y: 236, size: 46, token: 'text' });
  write(amount, { y: 344, size: 92, token: 'text', weight: 600 });
  if (status) write(status, { y: 416, size: 38, token: 'muted' });
  rows.forEach(({ label, value }, index) => {
    const y = HEAD + index * ROW;
    pen.fillStyle = color('line');
    pen.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, 2);
    write(label, { y: y + 58, size: 36, token: 'muted', align: 'left' });
    write(value, { y: y + 58, size: 36, token: 'text', align: 'right' });
  });
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The browser could not encode the picture as PNG.');
  return picture;
}

interface Line {
  y: number;
  size: number;
  token: string;
  weight?: number;
  align?: 'left' | 'right';
}

/** Returns a function that writes a line, smaller if it would not fit. */
function lineWriter(pen: CanvasRenderingContext2D, family: string, color: (token: string) => string) {
  return (text: string, { y, size, token, weight = 400, align }: Line): void => {
    const width = (WIDTH - 2 * MARGIN) * (align ? 0.62 : 1);
    pen.font = `${weight} ${size}px ${family}`;
    const fitting = Math.floor(Math.min(size, (size * width) / Math.max(1, pen.measureText(text).width)));
    pen.font = `${weight} ${fitting}px ${family}`;
    pen.fillStyle = color(token);
    pen.textAlign = align ?? 'center';
    pen.fillText(text, align === 'left' ? MARGIN : align === 'right' ? WIDTH - MARGIN : WIDTH / 2, y);
  };
}
