import { Button, Card, usePortal } from '@housebrand/shared/react';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useFactorMessages } from '../../factor-messages';
import classes from './second-factor.module.css';
import { copyText, saveText } from './take-along';

/** New recovery codes, which are shown only once. */
export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useFactorMessages();
  const { prefix } = usePortal();
  const text = codes.join('\n');
  return (
    <>
      <Card className={classes.part}>
        <h2>{t('codesTitle')}</h2>
        <p className={classes.hint}>{t('codesText')}</p>
        <ul className={classes.codes} translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={classes.pair}>
          <Button
            variant="ghost"
            isFullWidth
            icon={<IconCopy size={18} aria-hidden />}
            onClick={() => void copyText(text)}
          >
            {t('copyCodes')}
          </Button>
          <Button
            variant="ghost"
            isFullWidth
            icon={<IconDownload size={18} aria-hidden />}
            onClick={() => saveText(`${text}\n`, `${prefix}-recovery-codes.txt`)}
          >
            {t('saveCodes')}
          </Button>
        </div>
      </Card>
      <Button isFullWidth onClick={onKept}>
        {t('kept')}
      </Button>
    </>
  );
}
