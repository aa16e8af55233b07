import { useState, type FormEvent } from 'react';
import { createAgent, type Creation, type Trial } from './calls';

/** Exports the trial: as a file for `ops agent create`, or as an agent of the running instance. */
export function CreateAgent({ trial }: { trial: Trial }) {
  const [prefix, setPrefix] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [created, setCreated] = useState<Creation | null>(null);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setFailure('');
    try {
      setCreated(await createAgent({ ...trial, prefix }));
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section aria-label="Create">
      <h2>Take it along</h2>
      <a
        className="button quiet"
        download={`${prefix || 'agent'}.json`}
        href={`data:application/json,${encodeURIComponent(JSON.stringify({ name: trial.name, themes: trial.themes }, null, 2))}`}
      >
        Export the configuration
      </a>
      <form className="create" onSubmit={(event) => void create(event)}>
        <label className="field">
          <span>Prefix</span>
          <input
            value={prefix}
            required
            pattern="(?=.*[A-Z])[A-Z0-9]{2,12}"
            title="2 to 12 letters or digits, one letter at least"
            placeholder="RIVER"
            onChange={({ target }) => setPrefix(target.value.toUpperCase())}
          />
        </label>
        <button type="submit" disabled={isBusy}>
          {isBusy ? 'Creating …' : 'Create the agent'}
        </button>
      </form>
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      {created && <Created {...created} />}
    </section>
  );
}

function Created({ prefix, portal, agentKey, atProvider }: Creation) {
  return (
    <div className="created" role="status">
      <h3>{prefix} is live</h3>
      <dl>
        <dt>Portal</dt>
        <dd>
          <a href={portal} target="_blank" rel="noreferrer">
            {portal}
          </a>
        </dd>
        <dt>Agent key, shown this once</dt>
        <dd>
          <code>{agentKey}</code>
        </dd>
      </dl>
      <p>{atProvider.join(' ')}</p>
      <h4>Before real members come</h4>
      <ul>
        <li>The member system, the game platform and the external API know the prefix {prefix}.</li>
        <li>One real member of it has logged in, seen the credit and played.</li>
        <li>Bank accounts, limits and texts are its own: npm run ops -- agent show {prefix}</li>
      </ul>
    </div>
  );
}
