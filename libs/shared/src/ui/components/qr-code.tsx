import { useEffect, useState } from 'react';
import classes from './qr-code.module.css';

/** Light modules around the code, which scanners need (ISO/IEC 18004). */
const QUIET = 4;
/** By how much the paper is wider than `size`. */
const PAPER_PX = 20;

/** A QR code as one SVG path; its space is reserved until the library has loaded. */
export function QrCode({ text, size, label }: { text: string; size: number; label: string }) {
  const [code, setCode] = useState<{ path: string; modules: number } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import('qrcode').then(({ create }) => {
      if (isCurrent) setCode(drawn(create(text, { errorCorrectionLevel: 'M' }).modules));
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  const side = size + PAPER_PX;
  const modules = (code?.modules ?? 0) + 2 * QUIET;
  return (
    <div className={classes.paper} style={{ width: side, height: side }}>
      {code && (
        <svg
          width={side}
          height={side}
          viewBox={`-${QUIET} -${QUIET} ${modules} ${modules}`}
          role="img"
          aria-label={label}
        >
          <path d={code.path} className={classes.ink} />
        </svg>
      )}
    </div>
  );
}

/** One path of horizontal runs: far fewer nodes than one square per module. */
function drawn(matrix: { size: number; data: ArrayLike<number | boolean> }): { path: string; modules: number } {
  const { size, data } = matrix;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue;
      let run = 1;
      while (x + run < size && data[y * size + x + run]) run++;
      path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return { path, modules: size };
}
