import { Button, saveFile, Sheet, toast } from '@housebrand/shared/react';
import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { csvOf, type StatementLine } from '../../../core';
import { MAX_EXPORTED, readStatement, type StatementFilter } from '../../api/get-statement';
import { useStatementMessages } from '../../statement-messages';
import { PrintedStatement, type PrintedStatementProps } from './printed-statement';
import classes from './statement-sheets.module.css';
import { useStatementTable } from './statement-table';

interface ExportSheetProps {
  isOpen: boolean;
  filter: StatementFilter;
  period: string;
  onClose: () => void;
}

/** Downloads the whole statement of the chosen days and kinds: as CSV, or through the browser's print dialog as PDF. */
export function ExportSheet({ isOpen, filter, period, onClose }: ExportSheetProps) {
  const t = useStatementMessages();
  const tableOf = useStatementTable();
  const [reading, setReading] = useState<'csv' | 'pdf' | null>(null);
  const [printed, setPrinted] = useState<Omit<PrintedStatementProps, 'period' | 'onEnd'> | null>(null);
  const read = async (as: 'csv' | 'pdf', hand: (lines: readonly StatementLine[]) => void): Promise<void> => {
    setReading(as);
    try {
      const lines = await readStatement(filter);
      if (!lines) return toast.show(t('exportTooLong', { count: MAX_EXPORTED }), 'error');
      hand(lines);
      onClose();
    } catch {
      toast.show(t('exportFailed'), 'error');
    } finally {
      setReading(null);
    }
  };
  const saveCsv = (lines: readonly StatementLine[]): void => {
    const { head, rows } = tableOf(lines);
    const file = new Blob([csvOf([head, ...rows])], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `statement-${filter.fromDate}-${filter.toDate}.csv`);
  };
  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={t('export')}>
        <div className={classes.sheet}>
          <p className={classes.text}>{t('exportText', { period })}</p>
          <Button
            isFullWidth
            isLoading={reading === 'csv'}
            disabled={reading === 'pdf'}
            icon={<IconFileSpreadsheet size={20} aria-hidden />}
            onClick={() => void read('csv', saveCsv)}
          >
            {t('csv')}
          </Button>
          <Button
            variant="ghost"
            isFullWidth
            isLoading={reading === 'pdf'}
            disabled={reading === 'csv'}
            icon={<IconPrinter size={20} aria-hidden />}
            onClick={() => void read('pdf', (lines) => setPrinted({ lines, place: document.body }))}
          >
            {t('pdf')}
          </Button>
        </div>
      </Sheet>
      {printed && <PrintedStatement {...printed} period={period} onEnd={() => setPrinted(null)} />}
    </>
  );
}
