import { useId, useState } from 'react';
import { DEFAULT_COLORS, DEMO_COLORS, isHexColor, type ThemeColors } from '../../core';
import { COLOR_GROUPS, useColorName, useEditorMessages } from '../editor-messages';
import classes from './editor.module.css';

const PALETTES = [
  ['Lotus', DEMO_COLORS.LOTUS],
  ['Naga', DEMO_COLORS.NAGA],
  ['Klang', DEMO_COLORS.KLANG],
] as const;

/** The ten colours of a look, and a way to change them. */
export interface ColorEditorProps {
  themes: ThemeColors;
  isReadOnly?: boolean;
  /** Returns what is wrong with a colour; `null`: nothing. */
  problemOf?: (field: keyof ThemeColors) => string | null;
  onChange: (themes: ThemeColors) => void;
}

const noProblem = (): null => null;

/** Edits the ten colours, and offers palettes to start from. */
export function ColorEditor({ themes, isReadOnly = false, problemOf = noProblem, onChange }: ColorEditorProps) {
  const t = useEditorMessages();
  const nameOf = useColorName();
  return (
    <section className={classes.editor} aria-label={t('colors')}>
      {!isReadOnly && (
        <div className={classes.palettes} role="group" aria-label={t('palettes')}>
          {([[t('default'), DEFAULT_COLORS], ...PALETTES] as const).map(([name, palette]) => (
            <button key={name} type="button" className={classes.button} onClick={() => onChange(palette)}>
              <Swatches
                colors={[
                  palette.backgroundPrimaryColor,
                  palette.creditBoxBrightBackgroundColor,
                  palette.buttonPrimaryColor,
                ]}
              />
              <span>{name}</span>
            </button>
          ))}
        </div>
      )}
      {COLOR_GROUPS.map(([group, ...pair]) => (
        <fieldset key={group} className={classes.group}>
          <legend>{t(group)}</legend>
          {pair.map((field) => (
            <ColorField
              key={field}
              name={nameOf(field)}
              label={t(field)}
              color={themes[field]}
              isReadOnly={isReadOnly}
              problem={problemOf(field)}
              onChange={(color) => onChange({ ...themes, [field]: color })}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );
}

/** Colours side by side; a decoration. */
export function Swatches({ colors }: { colors: readonly string[] }) {
  return (
    <span className={classes.swatches} aria-hidden>
      {colors.map((color, place) => (
        <i key={`${place} ${color}`} style={{ background: color }} />
      ))}
    </span>
  );
}

interface ColorFieldProps {
  /** The full name, for readers who don't see the group. */
  name: string;
  label: string;
  color: string;
  isReadOnly: boolean;
  problem: string | null;
  onChange: (color: string) => void;
}

/** A colour, picked or entered as `#RRGGBB`. */
function ColorField({ name, label, color, isReadOnly, problem, onChange }: ColorFieldProps) {
  const t = useEditorMessages();
  const id = useId();
  const [written, setWritten] = useState(color);
  const [seen, setSeen] = useState(color);
  // changed elsewhere: a palette, a logo, the picker
  if (color !== seen) {
    setSeen(color);
    if (written.toLowerCase() !== color.toLowerCase()) setWritten(color);
  }
  const write = (text: string) => {
    setWritten(text);
    if (isHexColor(text)) onChange(text.toLowerCase());
  };
  return (
    <div className={classes.color}>
      <input
        type="color"
        aria-label={t('picked', { name })}
        disabled={isReadOnly}
        value={color.toLowerCase()}
        onChange={({ target }) => onChange(target.value)}
      />
      <label>
        <span>{label}</span>
        <input
          aria-label={name}
          aria-invalid={!isHexColor(written) || problem !== null}
          aria-describedby={problem === null ? undefined : id}
          readOnly={isReadOnly}
          value={written}
          maxLength={7}
          spellCheck={false}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      {problem !== null && (
        <p id={id} className={classes.failure}>
          {problem}
        </p>
      )}
    </div>
  );
}
