import { BANK_CODES, bankList, bankName } from '@housebrand/shared';
import { Button, SearchField, Sheet, useLanguage, type ChoiceBinding, mediaUrl } from '@housebrand/shared/react';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useRegistrationStepMessages } from '../../registration-step-messages';
import classes from './register.module.css';

const SHOWN = 8;

/** Choice of a bank: shows the most common banks, and all banks in a sheet. */
export function BankChoice({ binding, chosen }: { binding: ChoiceBinding; chosen: string }) {
  const t = useRegistrationStepMessages();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const first: readonly string[] = BANK_CODES.slice(0, SHOWN);
  const shown = chosen === '' || first.includes(chosen) ? first : [...first.slice(0, SHOWN - 1), chosen];
  const choose = (code: string) => {
    binding.onChange(code);
    setOpen(false);
  };
  return (
    <>
      <fieldset className={classes.banks} aria-describedby="bank-problem">
        <legend>{t('bankQuestion')}</legend>
        {shown.map((code) => (
          <label key={code} className={classes.bank}>
            <input
              type="radio"
              name={binding.name}
              value={code}
              checked={chosen === code}
              onChange={() => binding.onChange(code)}
            />
            <BankMark code={code} />
            <span>{bankName(code, language)}</span>
          </label>
        ))}
      </fieldset>
      <p id="bank-problem" className={classes.wrong} role="alert">
        {binding.error && (
          <>
            <IconAlertCircle size={17} aria-hidden />
            <span>{binding.error}</span>
          </>
        )}
      </p>
      <Button variant="ghost" isFullWidth onClick={() => setOpen(true)}>
        {t('allBanks', { count: BANK_CODES.length })}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('bankQuestion')}>
        <AllBanks onChoose={choose} />
      </Sheet>
    </>
  );
}

function AllBanks({ onChoose }: { onChoose: (code: string) => void }) {
  const t = useRegistrationStepMessages();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const query = search.trim().toLowerCase();
  const found = bankList(language).filter(
    ({ keyData, title }) => keyData !== '' && `${keyData} ${title}`.toLowerCase().includes(query),
  );
  return (
    <>
      <SearchField value={search} onChange={setSearch} label={t('searchBank')} />
      <div className={classes.list}>
        {found.map(({ keyData, title }) => (
          <button key={keyData} type="button" className={classes.row} onClick={() => onChoose(keyData)}>
            <BankMark code={keyData} />
            <span>{title}</span>
          </button>
        ))}
        {found.length === 0 && <p className={classes.quiet}>{t('noBank')}</p>}
      </div>
    </>
  );
}

function BankMark({ code }: { code: string }) {
  return <img src={mediaUrl(`/media/banks/${code}.svg`)} alt="" width={40} height={40} loading="lazy" />;
}
