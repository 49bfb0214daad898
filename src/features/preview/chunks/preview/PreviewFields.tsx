import type { AbTest } from './previewApi.ts';
import type { PreviewSelection } from './previewSelection.ts';
import { previewTexts } from './previewTexts.ts';
import styles from './PreviewModal.module.css';

/** Removes the seconds that some browsers add to a time. */
const MAX_LENGTH = { date: Infinity, time: 'HH:MM'.length };

interface Props {
  selection: PreviewSelection;
  /** The tests that run at the selected moment. */
  tests: readonly AbTest[];
  /** Names the test or group that was deselected because it does not run at the selected time. */
  dropped: string | undefined;
  onSelect: (selection: PreviewSelection) => void;
}

/**
 * The fields for date, time, test and group. A test requires a group. Choosing another test or none resets the group
 * (PREV-12).
 */
export function PreviewFields({ selection, tests, dropped, onSelect }: Props) {
  const { test, group } = selection;
  const groups = tests.find(({ name }) => name === test)?.groups ?? [];
  const change = (changed: Partial<PreviewSelection>) => onSelect({ ...selection, ...changed });

  return (
    <>
      {(['date', 'time'] as const).map((name) => (
        <label className={styles.field} key={name}>
          <span>{previewTexts[name]}</span>
          <input
            data-part={name}
            type={name}
            value={selection[name]}
            onChange={({ target }) => change({ [name]: target.value.slice(0, MAX_LENGTH[name]) })}
          />
        </label>
      ))}
      <label className={styles.field}>
        <span>{previewTexts.test}</span>
        <select
          data-part="ab-test"
          value={test}
          onChange={({ target }) => change({ test: target.value, group: '' })}
        >
          <option value="">{previewTexts.noTest}</option>
          {namesWith(tests, test).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{previewTexts.group}</span>
        <select
          data-part="ab-group"
          value={group}
          disabled={!test}
          onChange={({ target }) => change({ group: target.value })}
        >
          <option value="">{test ? previewTexts.groupRequired : previewTexts.noTest}</option>
          {namesWith(groups, group).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p className={styles.dropped} data-part="dropped" role="status">
        {dropped}
      </p>
    </>
  );
}

/** The options of a list. Includes the selected name even while the list is loading. */
function namesWith(list: readonly { name: string }[], selected: string): string[] {
  const names = list.map(({ name }) => name);
  return selected && !names.includes(selected) ? [selected, ...names] : names;
}
