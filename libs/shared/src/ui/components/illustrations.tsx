import type { ReactNode } from 'react';
import type { StateKind } from './state-kind';

/** The common background of all illustrations. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg width="176" height="150" viewBox="-110 -94 220 188" aria-hidden focusable="false">
      <ellipse cy="76" rx="86" ry="10" fill="var(--sunk)" />
      <circle r="84" fill="var(--credit-b)" opacity=".34" />
      <circle r="60" fill="var(--credit-b)" opacity=".4" />
      {children}
      <g fill="var(--gold-fill)">
        <path d="M-92-40l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM86-58l2.4 6.4 6.4 2.4-6.4 2.4-2.4 6.4-2.4-6.4-6.4-2.4 6.4-2.4z" />
        <circle cx="96" cy="22" r="3.4" />
        <circle cx="-78" cy="44" r="2.6" />
      </g>
    </svg>
  );
}

/** Two cards, one with a heart. */
function Empty() {
  return (
    <Scene>
      <g transform="rotate(-10)">
        <rect
          x="-50"
          y="-50"
          width="62"
          height="88"
          rx="10"
          fill="var(--credit-b)"
          stroke="var(--s1)"
          strokeWidth="1.5"
        />
        <rect
          x="-42"
          y="-42"
          width="46"
          height="72"
          rx="6"
          fill="none"
          stroke="var(--gold-fill)"
          strokeWidth="2.5"
          strokeDasharray="4 5"
        />
      </g>
      <g transform="rotate(9)">
        <rect x="-14" y="-46" width="64" height="90" rx="10" fill="var(--text)" />
        <path d="M18 22C-8 4-10-12 0-20 8-26 16-22 18-14 20-22 28-26 36-20 46-12 44 4 18 22Z" fill="var(--primary)" />
      </g>
    </Scene>
  );
}

/** A broken window. */
function Broken() {
  return (
    <Scene>
      <rect x="-56" y="-44" width="112" height="84" rx="14" fill="var(--s2)" stroke="var(--muted)" strokeWidth="3" />
      <path d="M-56-20H56" stroke="var(--muted)" strokeWidth="3" />
      <circle cx="-42" cy="-32" r="4" fill="var(--primary)" />
      <circle cx="-28" cy="-32" r="4" fill="var(--gold-fill)" />
      <path d="M0-8V12" stroke="var(--danger)" strokeWidth="9" strokeLinecap="round" />
      <circle cy="26" r="5.5" fill="var(--danger)" />
      <path d="M44 18L70 44M70 18L44 44" stroke="var(--danger)" strokeWidth="7" strokeLinecap="round" />
    </Scene>
  );
}

/** A crossed-out cloud. */
function Offline() {
  return (
    <Scene>
      <path
        d="M-46 30A34 34 0 0 1-40-37 44 44 0 0 1 44-24 30 30 0 0 1 46 30Z"
        fill="var(--credit-b)"
        stroke="var(--muted)"
        strokeWidth="3"
      />
      <g fill="none" stroke="var(--on-credit)" strokeWidth="6" strokeLinecap="round">
        <path d="M-26 4Q0-18 26 4M-14 14Q0 2 14 14" />
      </g>
      <circle cy="22" r="4.5" fill="var(--on-credit)" />
      <path d="M-54-52L56 52" stroke="var(--s0)" strokeWidth="15" strokeLinecap="round" />
      <path d="M-54-52L56 52" stroke="var(--primary)" strokeWidth="7" strokeLinecap="round" />
    </Scene>
  );
}

const GEAR_TEETH = [0, 45, 90, 135];

/** A gear and a clock. */
function Maintenance() {
  return (
    <Scene>
      <g transform="translate(-14 6)" fill="var(--muted)">
        {GEAR_TEETH.map((angle) => (
          <rect key={angle} x="-12" y="-55" width="24" height="110" rx="6" transform={`rotate(${angle})`} />
        ))}
        <circle r="43" />
        <circle r="18" fill="var(--s1)" />
      </g>
      <g transform="translate(42 -30)">
        <circle r="27" fill="var(--primary)" />
        <path
          d="M0-14V2L11 8"
          stroke="var(--on-primary)"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </Scene>
  );
}

/** A doorway with a question mark. */
function Doorway() {
  return (
    <Scene>
      <path d="M-40 60V-22A40 40 0 0 1 40-22V60Z" fill="var(--s2)" stroke="var(--gold-fill)" strokeWidth="3.5" />
      <path d="M-26 60V-20A26 26 0 0 1 26-20V60Z" fill="var(--s0)" />
      <path
        d="M-12-12A13 13 0 1 1 5 2Q0 5 0 14"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cy="31" r="5.5" fill="var(--primary)" />
      <path d="M-70 60H70" stroke="var(--muted)" strokeWidth="4" strokeLinecap="round" />
    </Scene>
  );
}

/** A map with a pin that points nowhere. */
function Lost() {
  return (
    <Scene>
      <path
        d="M-62-32L-22-48 22-32 62-48V34L22 50-22 34-62 50Z"
        fill="var(--s2)"
        stroke="var(--muted)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M-22-48V34M22-32V50" stroke="var(--muted)" strokeWidth="3" />
      <path
        d="M-50 22Q-30 2-10 14T30-8"
        fill="none"
        stroke="var(--gold-fill)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 10"
      />
      <path d="M30-8C10-34 12-62 34-62S60-34 30-8Z" fill="var(--primary)" />
      <circle cx="34" cy="-42" r="8" fill="var(--on-primary)" />
    </Scene>
  );
}

const DRAWINGS: Record<StateKind, () => ReactNode> = {
  empty: Empty,
  error: Broken,
  offline: Offline,
  maintenance: Maintenance,
  notFound: Lost,
  prefix: Doorway,
};

/** A state's illustration in the agent's colours, 176 × 150 px; hidden from screen readers. */
export function Illustration({ kind }: { kind: StateKind }) {
  const Drawing = DRAWINGS[kind];
  return <Drawing />;
}
