import { Bones } from '../kit/query-part';
import classes from './reports.module.css';

/** As high as the charts, so that nothing moves when they arrive. */
export function ChartPlaces() {
  return (
    <div className={classes.charts}>
      {['money', 'play'].map((name) => (
        <div key={name} className={classes.place}>
          <Bones rows={8} />
        </div>
      ))}
    </div>
  );
}
