import { DEFAULT_COLORS, deriveTokens, type ThemeColors } from '@housebrand/theming';
import { ColorEditor, ContrastReport, LogoPicker } from '@housebrand/theming/react';
import { useEffect, useMemo, useState } from 'react';
import { readWorld, wearTrial, type Trial, type World } from './calls';
import { CreateAgent } from './create-agent';
import { Previews } from './previews';

/** Delay after the last change before the trial is saved, with its name and its generated logo. */
const SETTLED_MS = 900;

/** The whole studio: the agent's choices on one side, the members' view on the other. */
export function Studio() {
  const [trial, setTrial] = useState<Trial>({ name: 'River House', themes: DEFAULT_COLORS });
  const [world, setWorld] = useState<World | null>(null);
  const [failure, setFailure] = useState('');
  const version = useTrialVersion(trial, setFailure);
  const look = useMemo(() => deriveTokens(trial.themes), [trial.themes]);
  const change = (themes: ThemeColors) => setTrial((before) => ({ ...before, themes }));
  useEffect(() => {
    readWorld().then(setWorld, (error: Error) => setFailure(error.message));
  }, []);
  return (
    <div className="studio">
      <aside className="panel">
        <h1>Studio</h1>
        <p className="hint">A name and ten colours make a site. Nothing here goes live until you create it.</p>
        <label className="field">
          <span>Name</span>
          <input
            value={trial.name}
            maxLength={60}
            onChange={({ target }) => setTrial({ ...trial, name: target.value })}
          />
        </label>
        <LogoPicker onColors={change} />
        <ColorEditor themes={trial.themes} onChange={change} />
        <div className="report">
          <ContrastReport corrections={look.corrections} />
        </div>
        <CreateAgent trial={trial} />
        {failure && (
          <p className="failure" role="alert">
            {failure}
          </p>
        )}
      </aside>
      <main className="stage">{world && <Previews world={world} look={look} version={version} />}</main>
    </div>
  );
}

/** Returns the version in which the trial agent has the trial; 0 until it is first saved. */
function useTrialVersion(trial: Trial, onFailure: (message: string) => void): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      wearTrial({ ...trial, name: trial.name.trim() || 'Studio' }).then(
        (worn) => {
          if (!isCurrent) return;
          setVersion(worn.version);
          onFailure('');
        },
        (error: Error) => isCurrent && onFailure(error.message),
      );
    }, SETTLED_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [trial, onFailure]);
  return version;
}
