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

/** Of a device in CSS pixels, and how many stand in a row. */
const SIZES = {
  phone: { width: 360, height: 780, columns: 4, least: 0.52, most: 1 },
  desktop: { width: 1280, height: 800, columns: 2, least: 0.25, most: 0.6 },
};
const GAP = 20;
/** Each by its own name, as the portal's switch has them. */
const LANGUAGES = { th: nameOf('th'), en: nameOf('en') };

type Size = keyof typeof SIZES;
type Language = keyof typeof LANGUAGES;

interface PreviewsProps {
  world: World;
  look: Look;
  /** Pages are loaded again with it: names and drawn pictures are the server's. */
  version: number;
}

/** The portal of the instance in this look, four of its screens at once; or every component in its states. */
export function Previews({ world, look, version }: PreviewsProps) {
  const [size, setSize] = useState<Size>('phone');
  const [language, setLanguage] = useState<Language>('th');
  const [isParts, setIsParts] = useState(false);
  const { width, height, columns, least, most } = SIZES[size];
  const [row, room] = useRoom();
  const fitting = (room - GAP * (columns - 1)) / columns / width;
  const scale = Math.min(most, Math.max(least, fitting));
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
          ? room > 0 && (
              <Frame
                key={language}
                title="Components"
                address={`${world.member}/studio/components.html?lang=${language}&prefix=${world.prefix}`}
                box={{ width, height: 2_400, scale: Math.min(1, room / width) }}
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

/** How wide an element is, also after the window was changed. */
function useRoom() {
  const [room, setRoom] = useState(0);
  const row = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const watcher = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [row, room] as const;
}

interface FrameProps {
  title: string;
  address: string;
  box: { width: number; height: number; scale: number };
  look: Look;
}

/** A page in a device of its size. It is told of the look when it comes, and whenever that changes. */
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
