import { ApiOkResponse } from '@nestjs/swagger';
import writeXlsxFile, { type CellObject } from 'write-excel-file/node';

/** The media type of an Excel file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Describes a reply that is an Excel file. */
export const ApiXlsx = (): MethodDecorator =>
  ApiOkResponse({
    description: 'The file.',
    content: { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } },
  });

/** A column of a sheet. */
export interface XlsxColumn<Row> {
  name: string;
  valueOf: (row: Row) => string | number;
  /** Shown with two decimals. */
  isAmount?: true;
}

const WIDTH = 16;

/**
 * Returns an Excel file of one sheet with a header that stays in view. Texts are stored as texts: one that begins with `=` is no formula,
 * so it needs no apostrophe.
 */
export function xlsxOf<Row>(sheet: string, columns: readonly XlsxColumn<Row>[], rows: readonly Row[]): Promise<Buffer> {
  const head = columns.map(({ name }): CellObject => ({ value: name, type: String, fontWeight: 'bold' }));
  const cells = rows.map((row) => columns.map((column) => cellOf(column, row)));
  const options = { sheet, columns: columns.map(() => ({ width: WIDTH })), stickyRowsCount: 1 };
  return writeXlsxFile([head, ...cells], options).toBuffer();
}

function cellOf<Row>({ valueOf, isAmount }: XlsxColumn<Row>, row: Row): CellObject {
  const value = valueOf(row);
  if (typeof value === 'string') return { value, type: String };
  return { value, type: Number, ...(isAmount && { format: '#,##0.00' }) };
}
