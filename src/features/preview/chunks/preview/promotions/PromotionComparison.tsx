import { Dated } from '../Dated.tsx';
import { previewTexts } from '../previewTexts.ts';
import type { ComparedPlace, ComparedPromotion } from './schedule.ts';
import partStyles from './Part.module.css';
import styles from './PromotionComparison.module.css';

interface Props {
  /** The two moments as text. */
  now: string;
  later: string;
  places: readonly ComparedPlace[];
}

/** The promotions of two moments side by side. Differences are marked with text (PREV-44). */
export function PromotionComparison({ now, later, places }: Props) {
  const differing = places.filter(({ isSame }) => !isSame);
  const same = places.filter(({ isSame }) => isSame);
  return (
    <div className={partStyles.part} data-part="promotion-comparison">
      <h4 className={partStyles.title}>{previewTexts.nowAndThen}</h4>
      {differing.length === 0 ? (
        <p className={partStyles.none}>{previewTexts.noDifference}</p>
      ) : (
        <PlacesTable now={now} later={later} places={differing} />
      )}
      {same.length > 0 && (
        <details className={styles.same}>
          <summary>{previewTexts.unchanged(same.length)}</summary>
          <PlacesTable now={now} later={later} places={same} />
        </details>
      )}
    </div>
  );
}

function PlacesTable({ now, later, places }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span>{previewTexts.now}</span>{' '}
            <span className={styles.moment}>
              <Dated text={now} />
            </span>
          </th>
          <th scope="col">
            <span>{previewTexts.later}</span>{' '}
            <span className={styles.moment}>
              <Dated text={later} />
            </span>
          </th>
        </tr>
      </thead>
      {places.map((place) => (
        <tbody key={place.id}>
          <tr>
            <th className={styles.place} scope="rowgroup" colSpan={2}>
              {previewTexts.places[place.id] ?? place.id}
            </th>
          </tr>
          <tr>
            <PromotionCell promotions={place.now} />
            <PromotionCell promotions={place.later} />
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function PromotionCell({ promotions }: { promotions: readonly ComparedPromotion[] }) {
  return (
    <td>
      {promotions.length === 0 && <span className={styles.nothing}>{previewTexts.nothing}</span>}
      {promotions.map(({ title, text, begin, end, difference }) => (
        <div className={styles.promotion} key={`${title} ${begin}`}>
          <span className={styles.difference} data-difference={difference}>
            {previewTexts[difference]}
          </span>
          <strong>{title}</strong>
          {text && <span>{text}</span>}
          <span className={styles.moment}>
            <Dated text={previewTexts.span(begin, end)} />
          </span>
        </div>
      ))}
    </td>
  );
}
