import type { Correction } from '@housebrand/theming';

/** Shows what the look changes in the chosen colours so that text is legible. */
export function ContrastReport({ corrections }: { corrections: readonly Correction[] }) {
  return (
    <section className="report" aria-label="Contrast">
      <h2>Contrast</h2>
      {corrections.length === 0 ? (
        <p className="good">Every colour is used as chosen: text reaches 7:1, everything else 4.5:1.</p>
      ) : (
        <>
          <p>Used otherwise than chosen, so that words can be read:</p>
          <ul>
            {corrections.map(({ field, kind, configured, used, contrastBefore, contrastAfter, required }) => (
              <li key={field}>
                <span className="swap" aria-hidden>
                  <i style={{ background: configured }} />
                  <i style={{ background: used }} />
                </span>
                <span>
                  <b>{field}</b> {configured} → {used}
                  <small>
                    {kind === 'text' ? 'The words' : 'The ground'} gave way: {contrastBefore} → {contrastAfter}, needs{' '}
                    {required}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
