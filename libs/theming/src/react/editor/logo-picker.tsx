import { useState } from 'react';
import type { ThemeColors } from '../../core';
import { useEditorMessages } from '../editor-messages';
import classes from './editor.module.css';
import { colorsOfLogo } from './logo-colors';

/** A logo is analysed at this size: its colours don't depend on it. */
const SIZE = 96;

/** Proposes ten colours from an image, which stays in this browser. */
export function LogoPicker({ onColors }: { onColors: (themes: ThemeColors) => void }) {
  const t = useEditorMessages();
  const [isUnreadable, setUnreadable] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const colors = await pixelsOf(file).then(colorsOfLogo, () => null);
    setUnreadable(!colors);
    if (colors) onColors(colors);
  };
  return (
    <div className={classes.logo}>
      <label className={classes.button}>
        <span>{t('fromLogo')}</span>
        <input type="file" accept="image/*" onChange={({ target }) => void read(target.files?.[0])} />
      </label>
      {isUnreadable && (
        <p className={classes.failure} role="alert">
          {t('logoUnreadable')}
        </p>
      )}
    </div>
  );
}

async function pixelsOf(file: File): Promise<Uint8ClampedArray> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIZE;
    canvas.height = SIZE;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0, SIZE, SIZE);
    return pen.getImageData(0, 0, SIZE, SIZE).data;
  } finally {
    URL.revokeObjectURL(address);
  }
}
