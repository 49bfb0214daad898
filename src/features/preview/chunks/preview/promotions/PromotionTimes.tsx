import { useState } from 'react';
import { useModule } from '../../../../../foundation/sites/moduleContext.ts';
import { isDate, momentOf, type PreviewSelection } from '../previewSelection.ts';
import { previewTexts } from '../previewTexts.ts';
import { useShopTime } from '../useShopTime.ts';
import { DayScale } from './DayScale.tsx';
import { PromotionComparison } from './PromotionComparison.tsx';
import { changesOfDay, comparePromotions, promotionsInForce } from './schedule.ts';
import { useSchedule } from './useSchedule.ts';
import styles from './PromotionTimes.module.css';

interface Props {
  /** What is chosen in the form, whether it was applied or not. */
  selection: PreviewSelection;
  onSelect: (selection: PreviewSelection) => void;
}

/** `YYYY-MM-DD HH:MM`. */
const inWords = (moment: string) => moment.slice(0, 16).replace('T', ' ');

/**
 * The promotions of the chosen moment beside those of now, and the changes of its day (PREV-44, PREV-45). Nothing in a
 * shop whose services do not tell when promotions begin and end (PREV-43).
 */
export function PromotionTimes({ selection, onSelect }: Props) {
  const { site } = useModule();
  const { date, test, group } = selection;
  const [opened] = useState(useShopTime().readCurrent);
  const now = momentOf({ date: '', time: '' }, opened).moment;
  const today = now.slice(0, 10);
  const day = isDate(date) ? date : undefined;
  const ofToday = useSchedule(today, site);
  const ofAnotherDay = useSchedule(day === today ? undefined : day, site);
  const chosen = day === today ? ofToday : ofAnotherDay;
  if (day === undefined || [ofToday.status, chosen.status].includes('missing')) return null;
  return (
    <section
      className={styles.section}
      data-part="promotion-times"
      aria-busy={chosen.day !== day}
      aria-label={previewTexts.promotions}
    >
      <h3 className={styles.title}>{previewTexts.promotions}</h3>
      {/* oxlint-disable-next-line fascia/wrapped-text -- elements only */}
      {content()}
    </section>
  );

  function content() {
    if ([ofToday.status, chosen.status].includes('failed')) {
      return <p className={styles.failed}>{previewTexts.promotionsFailed}</p>;
    }
    if (!chosen.day || !ofToday.day) return <p>{previewTexts.promotionsLoading}</p>;
    // While another day is being read, what is shown is still the last one's, and says so.
    const { moment } = momentOf({ date: chosen.day, time: selection.time }, opened);
    const places = comparePromotions(
      promotionsInForce(ofToday.promotions, { moment: now, test: '', group: '' }),
      promotionsInForce(chosen.promotions, { moment, test, group }),
    );
    const shownDay = chosen.day;
    return (
      <>
        <DayScale
          day={shownDay}
          time={moment.slice(11, 16)}
          changes={changesOfDay(chosen.promotions, shownDay, selection)}
          onJump={(time) => onSelect({ ...selection, date: shownDay, time })}
        />
        <PromotionComparison now={inWords(now)} later={inWords(moment)} places={places} />
      </>
    );
  }
}
