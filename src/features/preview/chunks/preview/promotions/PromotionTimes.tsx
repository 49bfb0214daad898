import { useState } from 'react';
import { useModule } from '../../../../../foundation/sites/moduleContext.ts';
import { isDate, momentOf, type PreviewSelection } from '../previewSelection.ts';
import { formatMoment, previewTexts } from '../previewTexts.ts';
import { useShopTime } from '../useShopTime.ts';
import { DayScale } from './DayScale.tsx';
import { PromotionComparison } from './PromotionComparison.tsx';
import { changesOfDay, comparePromotions, promotionsInForce } from './schedule.ts';
import { useSchedule } from './useSchedule.ts';
import styles from './PromotionTimes.module.css';

interface Props {
  /** The values of the form, applied or not. */
  selection: PreviewSelection;
  onSelect: (selection: PreviewSelection) => void;
}

/**
 * Compares the promotions of the chosen moment with the current ones, and lists the changes of the chosen day (PREV-44,
 * PREV-45). Renders nothing if the shop has no service for the times of promotions (PREV-43).
 */
export function PromotionTimes({ selection, onSelect }: Props) {
  const { site } = useModule();
  const { date, test, group } = selection;
  const [opened] = useState(useShopTime().readCurrent);
  const now = momentOf(opened, opened).moment;
  const today = opened.date;
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
    // While another day is loading, the previous day stays visible with its own date.
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
        <PromotionComparison now={formatMoment(now)} later={formatMoment(moment)} places={places} />
      </>
    );
  }
}
