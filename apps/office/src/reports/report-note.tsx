import classes from './reports.module.css';

/** How to read a table. */
export function ReportNote({ text }: { text: string }) {
  return <p className={classes.note}>{text}</p>;
}
