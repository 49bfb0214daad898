import { Unbroken } from '../../../../foundation/ui/lines/Unbroken.tsx';
import styles from './Dated.module.css';

/** A text whose dates (`YYYY-MM-DD`) do not wrap at their hyphens if there is room (HEAD-137). */
export function Dated({ text }: { text: string }) {
  return <Unbroken text={text} pattern={/(\d{4}-\d\d-\d\d)/} className={styles.date} />;
}
