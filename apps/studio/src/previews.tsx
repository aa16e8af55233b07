import type { Look } from '@housebrand/theming';
import { useCallback, useEffect, useRef, useState } from 'react';
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
              <Frame
                key={language}
                title="Components"
                address={`${world.member}/studio/components.html?lang=${language}&prefix=${world.prefix}`}
                box={{ width, height: 2_400, scale: Math.min(1, available / width) }}
                look={look}
              />
            )
          : version > 0 &&
            SCREENS.map(({ title, path, as }) => (
              <Frame
                key={title}
                title={title}
                address={`${world[as]}/${world.prefix}${path}${query}`}
                box={{ width, height, scale }}
                look={look}
              />
            ))}
      </div>
    </>
  );
}

function nameOf(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

/** Returns the width of an element, updated when the window is resized. */
function useWidth() {
  const [available, setAvailable] = useState(0);
  const row = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const watcher = new ResizeObserver(([entry]) => setAvailable(entry!.contentRect.width));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [row, available] as const;
}

interface FrameProps {
  title: string;
  address: string;
  box: { width: number; height: number; scale: number };
  look: Look;
}

/** A page in the frame of a device. It gets the look when it loads, and after each change. */
function Frame({ title, address, box, look }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const target = frame.current?.contentWindow;
    const { origin } = new URL(address);
    const notify = () =>
      target?.postMessage({ kind: 'look', tokens: look.tokens, colorScheme: look.colorScheme }, origin);
    const greet = ({ source }: MessageEvent) => {
      if (source === target) notify();
    };
    notify();
    window.addEventListener('message', greet);
    return () => window.removeEventListener('message', greet);
  }, [address, look]);
  const { width, height, scale } = box;
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div className="device" style={{ width: width * scale, height: height * scale }}>
        <iframe ref={frame} title={title} src={address} style={{ width, height, transform: `scale(${scale})` }} />
      </div>
    </figure>
  );
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
