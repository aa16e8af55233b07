import { Scene, StateScreen } from '@housebrand/shared/react';
import type { ReactNode } from 'react';

interface NoEntriesProps {
  title: string;
  text: string;
  /** The next step: a Button or LinkButton. */
  action?: ReactNode;
}

/** An empty history. */
export function NoEntries({ title, text, action }: NoEntriesProps) {
  return <StateScreen kind="empty" art={<Receipt />} title={title} text={text} action={action} />;
}

/** Illustration: a torn-off receipt and a coin. */
function Receipt() {
  return (
    <Scene>
      <g transform="rotate(-5)">
        <path d="M-38-58h70v104l-10 10-12-10-13 10-13-10-12 10-10-10z" fill="var(--text)" />
        <path
          d="M-24-40h30M-24-24h42M-24-8h42M-24 8h24"
          stroke="var(--credit-b)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
      <circle cx="36" cy="30" r="24" fill="var(--primary)" />
      <path d="M36 18v13l9 6" fill="none" stroke="var(--on-primary)" strokeWidth="5" strokeLinecap="round" />
    </Scene>
  );
}
