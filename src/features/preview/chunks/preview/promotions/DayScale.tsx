import { Dated } from '../Dated.tsx';
import { previewTexts } from '../previewTexts.ts';
import type { DayChange } from './schedule.ts';
import partStyles from './Part.module.css';
import styles from './DayScale.module.css';

interface Props {
  /** `YYYY-MM-DD`. */
  day: string;
  /** The chosen time, `HH:MM`. */
  time: string;
  changes: readonly DayChange[];
  onJump: (time: string) => void;
}

const MINUTES_OF_DAY = 1440;

/** The position of a time on the scale, for `inset-inline-start`. */
function positionOf(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${((hours * 60 + minutes) / MINUTES_OF_DAY) * 100}%`;
}

/** The times of a day at which promotions begin or end. A click selects the time without applying it (PREV-45). */
export function DayScale({ day, time, changes, onJump }: Props) {
  return (
    <div className={partStyles.part} data-part="day-scale">
      <h4 className={partStyles.title}>
        <Dated text={previewTexts.changesOf(day)} />
      </h4>
      {changes.length === 0 && <p className={partStyles.none}>{previewTexts.noChanges}</p>}
      <div className={styles.day} aria-hidden="true">
        {changes.map((change) => (
          <i
            className={styles.mark}
            key={change.time}
            style={{ insetInlineStart: positionOf(change.time) }}
          />
        ))}
        <i className={styles.chosen} style={{ insetInlineStart: positionOf(time) }} />
      </div>
      <div className={styles.hours} aria-hidden="true">
        <span>00:00</span>
        <span>24:00</span>
      </div>
      <ol className={styles.changes}>
        {changes.map((change) => (
          <li key={change.time}>
            <button
              className={styles.change}
              data-part="day-change"
              type="button"
              aria-current={change.time === time ? 'time' : undefined}
              onClick={() => onJump(change.time)}
            >
              <strong className={styles.time}>{change.time}</strong>
              {change.begins.map((title) => (
                <span key={`begins ${title}`}>{previewTexts.begins(title)}</span>
              ))}
              {change.ends.map((title) => (
                <span key={`ends ${title}`}>{previewTexts.ends(title)}</span>
              ))}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
