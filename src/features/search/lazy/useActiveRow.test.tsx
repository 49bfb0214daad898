import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useActiveRow } from './useActiveRow.ts';

let activeRow: { readonly current: number };

function List({ highlighted = -1, typed }: { highlighted?: number; typed: string }) {
  const { activeRow: row, pointer } = useActiveRow(highlighted, typed);
  useLayoutEffect(() => {
    activeRow = row;
  }, [row]);
  return (
    <div {...pointer}>
      {['a', 'b', 'c'].map((text, index) => (
        <div role="option" aria-selected={index === highlighted} id={`row-${index}`} key={text}>
          <span>{text}</span>
        </div>
      ))}
    </div>
  );
}

const pointAt = (text: string) => fireEvent.pointerMove(screen.getByText(text));

test('no row is active before the pointer moves (SEARCH-61)', () => {
  render(<List typed="ka" />);
  expect(activeRow.current).toBe(-1);
});

test('the row under a moved pointer is active until the pointer leaves (SEARCH-61)', () => {
  render(<List typed="ka" />);
  pointAt('b');
  expect(activeRow.current).toBe(1);
  pointAt('c');
  expect(activeRow.current).toBe(2);
  fireEvent.pointerLeave(screen.getByText('c'));
  expect(activeRow.current).toBe(-1);
});

test('after a keystroke the row under a resting pointer is no longer active (SEARCH-61)', () => {
  const { rerender } = render(<List typed="ka" />);
  pointAt('b');
  rerender(<List typed="kaf" />);
  expect(activeRow.current).toBe(-1);
  pointAt('b');
  expect(activeRow.current).toBe(1);
});

test('a highlighted row is active instead of the row under the pointer (SEARCH-61)', () => {
  const { rerender } = render(<List typed="ka" />);
  pointAt('b');
  rerender(<List typed="ka" highlighted={0} />);
  expect(activeRow.current).toBe(0);
  pointAt('c');
  expect(activeRow.current).toBe(0);
  rerender(<List typed="ka" />);
  expect(activeRow.current).toBe(2);
});
