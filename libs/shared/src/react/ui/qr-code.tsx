import { useEffect, useState } from 'react';
import classes from './qr-code.module.css';

/** A QR code of a text as one SVG path, drawn after its library has come; the place is kept meanwhile. */
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
  return (
    <div className={classes.paper} style={{ width: size + 20, height: size + 20 }}>
      {code && (
        <svg width={size} height={size} viewBox={`0 0 ${code.modules} ${code.modules}`} role="img" aria-label={label}>
          <path d={code.path} className={classes.ink} />
        </svg>
      )}
    </div>
  );
}

/** One path of horizontal runs: far fewer nodes than a square a module. */
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
