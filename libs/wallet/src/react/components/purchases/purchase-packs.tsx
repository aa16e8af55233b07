import { bahtNumber, formatCount, formatPlainSatang, satangFromBaht } from '@housebrand/shared';
import { useSharedMessages } from '@housebrand/shared/react';
import { useId } from 'react';
import { totalChipsSatang, type PriceRow } from '../../../core';
import { useChipMessages } from '../../chip-messages';
import classes from './purchase-packs.module.css';

export interface PurchasePacksProps {
  rows: readonly PriceRow[];
  /** The chosen pack; `null` at first. */
  sku: string | null;
  onChange: (sku: string) => void;
}

/** Radio buttons for the packs, in two columns. */
export function PurchasePacks({ rows, sku, onChange }: PurchasePacksProps) {
  const t = useChipMessages();
  const name = useId();
  return (
    <fieldset className={classes.packs}>
      <legend className={classes.legend}>{t('packs')}</legend>
      {rows.map((row) => (
        <Pack key={row.sku} name={name} row={row} isChosen={row.sku === sku} onChoose={() => onChange(row.sku)} />
      ))}
    </fieldset>
  );
}

interface PackProps {
  name: string;
  row: PriceRow;
  isChosen: boolean;
  onChoose: () => void;
}

function Pack({ name, row, isChosen, onChoose }: PackProps) {
  const t = useChipMessages();
  const shared = useSharedMessages();
  const { chips, price, bonusPercentage } = row;
  const total = totalChipsSatang(row);
  return (
    <label className={classes.pack}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <b>{t('packChips', { chips: formatCount(chips), count: chips })}</b>
      {bonusPercentage > 0 && (
        <small>{t('packTotal', { total: formatPlainSatang(total), count: bahtNumber(total) })}</small>
      )}
      <span className={classes.price}>
        <span translate="no">{`${shared('bahtSign')}${formatPlainSatang(satangFromBaht(price))}`}</span>
        {bonusPercentage > 0 && <em>{t('packBonus', { percent: bonusPercentage })}</em>}
      </span>
    </label>
  );
}
