import type { Look } from '@housebrand/theming';
import { DeviceFrame, useWidth } from '@housebrand/theming/react';
import { useMemo, useState } from 'react';
import type { World } from './calls';
import './previews.css';

const SCREENS = [
  { title: 'Home', path: '', as: 'member' },
  { title: 'Cashier', path: '/deposit', as: 'member' },
  { title: 'Tiers', path: '/user-info/tier-detail', as: 'member' },
  { title: 'Login', path: '/login', as: 'guest' },
] as const;

/** Size of a device in CSS pixels, and devices per row. */
const SIZES = {
  phone: { width: 360, height: 780, columns: 4, minScale: 0.52, maxScale: 1 },
  desktop: { width: 1280, height: 800, columns: 2, minScale: 0.25, maxScale: 0.6 },
};
const GAP = 20;
/** Each language by its own name, as in the portal's switch. */
const LANGUAGES = { th: nameOf('th'), en: nameOf('en') };

type Size = keyof typeof SIZES;
type Language = keyof typeof LANGUAGES;

interface PreviewsProps {
  world: World;
  look: Look;
  /** Pages reload when it changes: names and generated images come from the server. */
  version: number;
}

/** Shows four screens of the instance's portal in this look, or every component in its states. */
export function Previews({ world, look, version }: PreviewsProps) {
  const [size, setSize] = useState<Size>('phone');
  const [language, setLanguage] = useState<Language>('th');
  const [isParts, setIsParts] = useState(false);
  const { width, height, columns, minScale, maxScale } = SIZES[size];
  const [row, available] = useWidth();
  const fitting = (available - GAP * (columns - 1)) / columns / width;
  const scale = Math.min(maxScale, Math.max(minScale, fitting));
  const message = useMemo(() => ({ kind: 'look', tokens: look.tokens, colorScheme: look.colorScheme }), [look]);
  const query = `?lang=${language}&v=${version}`;
  return (
    <>
      <div className="bar">
        <Choice
          label="What"
          value={isParts ? 'parts' : 'screens'}
          options={{ screens: 'Screens', parts: 'Components' }}
          onChange={(what) => setIsParts(what === 'parts')}
        />
        <Choice label="Size" value={size} options={{ phone: 'Phone', desktop: 'Desktop' }} onChange={setSize} />
        <Choice label="Language" value={language} options={LANGUAGES} onChange={setLanguage} />
      </div>
      <div className="frames" ref={row}>
        {isParts
          ? available > 0 && (
              <DeviceFrame
                key={language}
                title="Components"
                address={`${world.member}/studio/components.html?lang=${language}&prefix=${world.prefix}`}
                box={{ width, height: 2_400, scale: Math.min(1, available / width) }}
                message={message}
              />
            )
          : version > 0 &&
            SCREENS.map(({ title, path, as }) => (
              <DeviceFrame
                key={title}
                title={title}
                address={`${world[as]}/${world.prefix}${path}${query}`}
                box={{ width, height, scale }}
                message={message}
              />
            ))}
      </div>
    </>
  );
}

function nameOf(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <div className="choice" role="group" aria-label={label}>
      {(Object.keys(options) as Value[]).map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {options[option]}
        </button>
      ))}
    </div>
  );
}
