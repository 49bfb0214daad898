import { useEffect, useState } from 'react';
import { reportedRead } from '../../../foundation/http/reportedRead.ts';
import { getTestsAt, type AbTest } from './previewApi.ts';
import { momentOf, type PreviewSelection } from './previewSelection.ts';
import { previewTexts, type PreviewMessage } from './previewTexts.ts';
import styles from './PreviewModal.module.css';

/** Without the seconds that some browsers add to a time. */
const MAX_LENGTH = { date: Infinity, time: 'HH:MM'.length };

interface Props {
  selection: PreviewSelection;
  onSelect: (selection: PreviewSelection) => void;
  onMessage: (message: PreviewMessage) => void;
}

/** Date, time, test and group. A test demands a group; choosing no test resets both (PREV-12, PREV-13). */
export function PreviewFields({ selection, onSelect, onMessage }: Props) {
  const { date, time, test, group } = selection;
  const tests = useAbTests(date, time, onMessage);
  const groups = tests.find(({ name }) => name === test)?.groups ?? [];
  const change = (changed: Partial<PreviewSelection>) => onSelect({ ...selection, ...changed });

  return (
    <>
      {(['date', 'time'] as const).map((name) => (
        <label className={styles.field} key={name}>
          {previewTexts[name]}
          <input
            data-part={name}
            type={name}
            value={selection[name]}
            onChange={({ target }) => change({ [name]: target.value.slice(0, MAX_LENGTH[name]) })}
          />
        </label>
      ))}
      <label className={styles.field}>
        {previewTexts.test}
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
        {previewTexts.group}
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
    </>
  );
}

/** The names to choose from. The selected one is always among them, also while the list is loading. */
function namesWith(list: readonly { name: string }[], selected: string): string[] {
  const names = list.map(({ name }) => name);
  return selected && !names.includes(selected) ? [selected, ...names] : names;
}

/** The tests that run at a moment, read again whenever it changes; an answer for an earlier moment is dropped. */
function useAbTests(
  date: string,
  time: string,
  onMessage: (message: PreviewMessage) => void,
): AbTest[] {
  const [tests, setTests] = useState<AbTest[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      onMessage({ state: 'loading', text: previewTexts.loadingTests });
      const { moment } = momentOf({ date, time }, new Date());
      try {
        const operation = { module: 'preview-panel', operation: 'tests' };
        const found = await reportedRead(operation, () => getTestsAt(moment, signal));
        if (signal.aborted) return;
        setTests(found);
        const text = found.length > 0 ? previewTexts.testsFound : previewTexts.noTests;
        onMessage({ state: 'info', text });
      } catch {
        if (signal.aborted) return;
        setTests([]);
        onMessage({ state: 'error', text: previewTexts.testsFailed });
      }
    };
    void read();
    return () => controller.abort();
  }, [date, time, onMessage]);
  return tests;
}
