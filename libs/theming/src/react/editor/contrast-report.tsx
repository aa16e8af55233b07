import { useId } from 'react';
import type { Correction } from '../../core';
import { useColorName, useEditorMessages } from '../editor-messages';
import { Swatches } from './color-editor';
import classes from './editor.module.css';

/** Shows what the look changes in the chosen colours so that text is legible. */
export function ContrastReport({ corrections }: { corrections: readonly Correction[] }) {
  const t = useEditorMessages();
  const nameOf = useColorName();
  const id = useId();
  return (
    <section className={classes.report} aria-labelledby={id}>
      <h2 id={id}>{t('contrast')}</h2>
      {corrections.length === 0 ? (
        <p className={classes.good}>{t('contrastFine')}</p>
      ) : (
        <>
          <p>{t('contrastChanged')}</p>
          <ul>
            {corrections.map(({ field, kind, configured, used, contrastBefore, contrastAfter, required }) => (
              <li key={field}>
                <Swatches colors={[configured, used]} />
                <span>
                  <b>{nameOf(field)}</b> <span>{`${configured} → ${used}`}</span>
                  <small>
                    {t(kind === 'text' ? 'textGaveWay' : 'groundGaveWay', {
                      before: String(contrastBefore),
                      after: String(contrastAfter),
                      required: String(required),
                    })}
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
