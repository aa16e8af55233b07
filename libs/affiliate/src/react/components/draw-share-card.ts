/** A picture that stands well in a chat: four to five. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MIDDLE = WIDTH / 2;
const PAPER = 600;
const PAPER_TOP = 372;

/** What the picture says. */
export interface ShareCardWords {
  agent: string;
  invitation: string;
  codeLabel: string;
  code: string;
  /** Who may be invited. */
  condition: string;
}

/**
 * The picture of a referral link in the look that the page wears: the agent's name, the link as a QR, and the member's code.
 *
 * @param at an element inside the look, whose colours and type it has
 */
export async function drawShareCard(at: Element, link: string, words: ShareCardWords): Promise<Blob> {
  const look = getComputedStyle(at);
  const family = look.fontFamily;
  const text = Object.values(words).join('');
  const [{ toCanvas }] = await Promise.all([
    import('qrcode'),
    // a canvas waits for no type; without it the picture is drawn in what the machine has, which is better than none
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
  if (!pen) throw new Error('this browser draws no pictures');
  const color = (token: string): string => look.getPropertyValue(`--${token}`).trim();
  drawGround(pen, color);
  drawPaper(pen, qr);
  const write = (line: string, y: number, size: number, token: string, weight = 400): void => {
    pen.font = `${weight} ${fitting(pen, line, size, weight, family)}px ${family}`;
    pen.fillStyle = color(token);
    pen.fillText(line, MIDDLE, y);
  };
  pen.textAlign = 'center';
  write(words.agent, 196, 92, 'gold', 600);
  write(words.invitation, 288, 48, 'text');
  write(words.codeLabel, 1082, 38, 'muted');
  write(words.code, 1158, 60, 'text', 600);
  write(words.condition, 1272, 34, 'muted');
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

/** Scanners want dark on white, whatever the look is. */
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

/** A long name is written smaller. */
function fitting(pen: CanvasRenderingContext2D, line: string, size: number, weight: number, family: string): number {
  pen.font = `${weight} ${size}px ${family}`;
  const room = WIDTH - 160;
  return Math.floor(Math.min(size, (size * room) / pen.measureText(line).width));
}

async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('the picture could not be made');
  return picture;
}
