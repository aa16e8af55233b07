/** Pixels. The aspect ratio 4:5 suits previews in chats. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MIDDLE = WIDTH / 2;
const PAPER = 600;
const PAPER_TOP = 372;

/** The texts of the picture. */
export interface ShareCardTexts {
  agent: string;
  invitation: string;
  codeLabel: string;
  code: string;
  /** The condition for invited friends, such as the minimum age. */
  condition: string;
}

/**
 * Draws the picture of a referral link in the theme of the page: the agent's name, the link as a QR code, and the member's code.
 *
 * @param at an element inside the theme, whose colours and font the picture takes
 */
export async function drawShareCard(at: Element, link: string, texts: ShareCardTexts): Promise<Blob> {
  const styles = getComputedStyle(at);
  const family = styles.fontFamily;
  const text = Object.values(texts).join('');
  const [{ toCanvas }] = await Promise.all([
    import('qrcode'),
    // Load the font first, because a canvas does not wait for it. If that fails, the canvas uses a fallback font.
    ...[400, 600].map((weight) =>
      document.fonts?.load(`${weight} 40px ${family.split(',')[0]}`, text).catch(() => undefined),
    ),
  ]);
  const qr = document.createElement('canvas');
  await toCanvas(qr, link, { width: PAPER, margin: 3, errorCorrectionLevel: 'M' });
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser provides no 2D canvas context.');
  const color = (token: string): string => styles.getPropertyValue(`--${token}`).trim();
  drawGround(pen, color);
  drawPaper(pen, qr);
  const write = (line: string, y: number, size: number, token: string, weight = 400): void => {
    pen.font = `${weight} ${fittingSize(pen, line, size, weight, family)}px ${family}`;
    pen.fillStyle = color(token);
    pen.fillText(line, MIDDLE, y);
  };
  pen.textAlign = 'center';
  write(texts.agent, 196, 92, 'gold', 600);
  write(texts.invitation, 288, 48, 'text');
  write(texts.codeLabel, 1082, 38, 'muted');
  write(texts.code, 1158, 60, 'text', 600);
  write(texts.condition, 1272, 34, 'muted');
  return pictureOf(canvas);
}

function drawGround(pen: CanvasRenderingContext2D, color: (token: string) => string): void {
  pen.fillStyle = color('s0');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = pen.createRadialGradient(WIDTH, 0, 0, WIDTH, 0, HEIGHT);
  glow.addColorStop(0, color('glow-b'));
  glow.addColorStop(1, color('s0'));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = color('gold');
  pen.lineWidth = 4;
  frame(pen, 36, 36, WIDTH - 72, HEIGHT - 72, 48);
  pen.stroke();
}

/** Scanners need a dark code on white, regardless of the theme. */
function drawPaper(pen: CanvasRenderingContext2D, qr: HTMLCanvasElement): void {
  const left = MIDDLE - PAPER / 2;
  pen.fillStyle = '#ffffff';
  frame(pen, left - 20, PAPER_TOP - 20, PAPER + 40, PAPER + 40, 40);
  pen.fill();
  pen.drawImage(qr, left, PAPER_TOP, PAPER, PAPER);
}

function frame(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, radius: number) {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

/** Returns the font size that fits a line into the picture, at most `size`. */
function fittingSize(
  pen: CanvasRenderingContext2D,
  line: string,
  size: number,
  weight: number,
  family: string,
): number {
  pen.font = `${weight} ${size}px ${family}`;
  const maxWidth = WIDTH - 160;
  return Math.floor(Math.min(size, (size * maxWidth) / pen.measureText(line).width));
}

async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The browser could not encode the picture as PNG.');
  return picture;
}
