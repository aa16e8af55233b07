import {
  deriveTokens,
  findThemeColorProblems,
  type Correction,
  type ThemeColors,
  type Tokens,
} from '@housebrand/theming';
import { DataTable, type Column } from '../kit/data-table';
import { baht } from '../kit/formats';
import { Panel } from '../kit/panel';
import classes from './campaigns.module.css';
import { isFields, type Fields, type FieldSchema } from './form/schema';
import { useCampaignMessages } from './messages';

/** What the look makes of the chosen colours: a preview, and the colours that it corrects for contrast. */
export function ThemeReport({ document, schema }: { document: Fields; schema: Readonly<Record<string, unknown>> }) {
  const t = useCampaignMessages();
  const colors = document['themes'];
  const titles = (schema as FieldSchema).properties?.['themes']?.properties ?? {};
  if (!isFields(colors) || findThemeColorProblems(colors as unknown as ThemeColors).length > 0)
    return <Panel title={t('preview')}>{t('previewInvalid')}</Panel>;
  const { tokens, corrections } = deriveTokens(colors as unknown as ThemeColors);
  return (
    <>
      <Panel title={t('preview')}>
        <Sample tokens={tokens} />
      </Panel>
      <Panel title={t('contrast')}>
        {corrections.length === 0 ? (
          t('contrastFine')
        ) : (
          <Corrections corrections={corrections} titleOf={(field) => titles[field]?.title ?? field} />
        )}
      </Panel>
    </>
  );
}

function Corrections({
  corrections,
  titleOf,
}: {
  corrections: readonly Correction[];
  titleOf: (field: string) => string;
}) {
  const t = useCampaignMessages();
  const columns: Column<Correction>[] = [
    { key: 'field', head: t('contrastField'), cell: ({ field }) => titleOf(field) },
    { key: 'chosen', head: t('contrastChosen'), cell: ({ configured }) => <Colour color={configured} /> },
    { key: 'used', head: t('contrastUsed'), cell: ({ used }) => <Colour color={used} /> },
    {
      key: 'contrast',
      head: t('contrastValue'),
      cell: ({ contrastBefore, contrastAfter }) => `${contrastBefore} → ${contrastAfter}`,
      fit: 'end',
    },
    { key: 'required', head: t('contrastRequired'), cell: ({ required }) => required, fit: 'end' },
  ];
  return <DataTable label={t('contrast')} columns={columns} rows={corrections} rowKey={({ field }) => field} />;
}

function Colour({ color }: { color: string }) {
  return (
    <>
      <span className={classes.swatch} style={{ background: color }} />
      <span>{color.toUpperCase()}</span>
    </>
  );
}

/** Parts of a member's page in the derived colours. */
function Sample({ tokens }: { tokens: Tokens }) {
  const t = useCampaignMessages();
  return (
    <div className={classes.sample} style={{ background: tokens.s0, color: tokens.text }}>
      <b>{t('previewTitle')}</b>
      <div
        className={classes.sampleCredit}
        style={{
          background: `linear-gradient(135deg, ${tokens['credit-a']}, ${tokens['credit-b']})`,
          color: tokens['on-credit'],
        }}
      >
        <span>{t('previewCredit')}</span>
        <span>{baht(123_450)}</span>
      </div>
      <div className={classes.sampleCard} style={{ background: tokens.s1 }}>
        <span>{t('previewText')}</span>
        <span style={{ color: tokens.muted }}>{t('previewMuted')}</span>
        <span style={{ color: tokens['primary-text'] }}>{t('previewSecond')}</span>
      </div>
      <div className={classes.sampleButtons}>
        <span style={{ background: tokens.primary, color: tokens['on-primary'] }}>{t('previewButton')}</span>
        <span style={{ background: tokens.secondary, color: tokens['on-secondary'] }}>{t('previewSecond')}</span>
      </div>
    </div>
  );
}
