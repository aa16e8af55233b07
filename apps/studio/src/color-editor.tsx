import { DEFAULT_COLORS, DEMO_COLORS, isHexColor, type ThemeColors } from '@housebrand/theming';
import { useState } from 'react';

const PALETTES: readonly (readonly [name: string, themes: ThemeColors])[] = [
  ['Default', DEFAULT_COLORS],
  ['Lotus', DEMO_COLORS.LOTUS],
  ['Naga', DEMO_COLORS.NAGA],
  ['Klang', DEMO_COLORS.KLANG],
];

type Pair = readonly (readonly [field: keyof ThemeColors, label: string])[];

const GROUPS: readonly (readonly [title: string, Pair])[] = [
  [
    'Buttons',
    [
      ['buttonPrimaryColor', 'First'],
      ['buttonSecondaryColor', 'Second'],
    ],
  ],
  [
    'Page',
    [
      ['backgroundPrimaryColor', 'Ground'],
      ['backgroundSecondaryColor', 'Cards'],
    ],
  ],
  [
    'Words',
    [
      ['textPrimaryColor', 'Text'],
      ['textSecondaryColor', 'Quiet text'],
    ],
  ],
  [
    'Credit box',
    [
      ['creditBoxDarkBackgroundColor', 'From'],
      ['creditBoxBrightBackgroundColor', 'To'],
    ],
  ],
  [
    'Login box',
    [
      ['loginBoxDarkBackgroundColor', 'From'],
      ['loginBoxBrightBackgroundColor', 'To'],
    ],
  ],
];

/** The ten colours, and palettes to start from. */
export function ColorEditor({ themes, onChange }: { themes: ThemeColors; onChange: (themes: ThemeColors) => void }) {
  return (
    <section aria-label="Colours">
      <div className="palettes">
        {PALETTES.map(([name, palette]) => (
          <button key={name} type="button" onClick={() => onChange(palette)}>
            <span className="palette" aria-hidden>
              {[palette.backgroundPrimaryColor, palette.creditBoxBrightBackgroundColor, palette.buttonPrimaryColor].map(
                (color) => (
                  <i key={color} style={{ background: color }} />
                ),
              )}
            </span>
            {name}
          </button>
        ))}
      </div>
      {GROUPS.map(([title, pair]) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {pair.map(([field, label]) => (
            <ColorField
              key={field + themes[field]}
              name={`${title}: ${label}`}
              label={label}
              color={themes[field]}
              onChange={(color) => onChange({ ...themes, [field]: color })}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );
}

interface ColorFieldProps {
  /** The full name, for readers who don't see the group. */
  name: string;
  label: string;
  color: string;
  onChange: (color: string) => void;
}

/** A colour, picked or entered as `#RRGGBB`. */
function ColorField({ name, label, color, onChange }: ColorFieldProps) {
  const [written, setWritten] = useState(color);
  const write = (text: string) => {
    setWritten(text);
    if (isHexColor(text)) onChange(text.toLowerCase());
  };
  return (
    <div className="color">
      <input
        type="color"
        aria-label={`${name}, picked`}
        value={color.toLowerCase()}
        onChange={({ target }) => onChange(target.value)}
      />
      <label>
        <span>{label}</span>
        <input
          aria-label={name}
          aria-invalid={!isHexColor(written)}
          value={written}
          maxLength={7}
          spellCheck={false}
          onChange={({ target }) => write(target.value)}
        />
      </label>
    </div>
  );
}
