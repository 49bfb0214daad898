import styles from './PreviewModal.module.css';
import type { PreviewSelection } from './previewSelection.ts';
import { previewTexts, type PreviewMessage } from './previewTexts.ts';
import { useAbTests } from '../useAbTests.ts';

interface Props {
  selection: PreviewSelection;
  onSelect: (selection: PreviewSelection) => void;
  tell: (message: PreviewMessage) => void;
}

/** Date, time, test and group. A test asks for a group; no test resets both (F§4). */
export function PreviewFields({ selection, onSelect, tell }: Props) {
  const { date, time, test, group } = selection;
  const tests = useAbTests({ date, time }, tell);
  const groups = tests.find(({ name }) => name === test)?.groups ?? [];
  const select = (more: Partial<PreviewSelection>) => onSelect({ ...selection, ...more });

  return (
    <>
      <label className={styles.field}>
        {previewTexts.date}
        <input
          data-part="date"
          type="date"
          value={date}
          onChange={({ target }) => select({ date: target.value })}
        />
      </label>
      <label className={styles.field}>
        {previewTexts.time}
        <input
          data-part="time"
          type="time"
          value={time}
          onChange={({ target }) => select({ time: target.value.slice(0, 5) })}
        />
      </label>
      <label className={styles.field}>
        {previewTexts.test}
        <select
          data-part="ab-test"
          value={test}
          onChange={({ target }) => select({ test: target.value, group: '' })}
        >
          <option value="">{previewTexts.noTest}</option>
          {withChosen(tests, test).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {previewTexts.group}
        <select
          data-part="ab-group"
          value={group}
          disabled={!test}
          onChange={({ target }) => select({ group: target.value })}
        >
          <option value="">{test ? previewTexts.groupRequired : previewTexts.noTest}</option>
          {withChosen(groups, group).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </>
  );
}

/** The names to choose from; what is chosen stays in the list while the list is on its way. */
function withChosen(list: readonly { name: string }[], chosen: string): string[] {
  const names = list.map(({ name }) => name);
  return chosen && !names.includes(chosen) ? [chosen, ...names] : names;
}
