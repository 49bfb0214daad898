import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useCoversFocus } from './useCoversFocus.ts';

/** The visible part of a window of 360 × 800 px. */
class FakeViewport extends EventTarget {
  width = 360;
  height = 800;
  offsetTop = 0;
  offsetLeft = 0;
}

function Page() {
  const note = useRef<HTMLDivElement>(null);
  const covers = useCoversFocus(note);
  return (
    <>
      <button type="button">Field</button>
      <div ref={note}>{covers ? 'hidden' : 'shown'}</div>
    </>
  );
}

type Edges = [left: number, top: number, right: number, bottom: number];

const place = (element: HTMLElement, [left, top, right, bottom]: Edges) =>
  Object.assign(element, {
    getBoundingClientRect: () => new DOMRect(left, top, right - left, bottom - top),
  });

const paint = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

const NOTE_AT_LOWER_EDGE: Edges = [0, 720, 360, 800];

/** Shows a focused field and a note at the lower edge of the window. */
async function open(field: Edges, note: Edges = NOTE_AT_LOWER_EDGE) {
  const viewport = new FakeViewport();
  Object.assign(window, { visualViewport: viewport });
  render(<Page />);
  place(screen.getByRole('button'), field).focus();
  place(screen.getByText(/hidden|shown/), note);
  await paint();
  return {
    state: () => screen.getByText(/hidden|shown/).textContent,
    /** Zooms, pans or opens an on-screen keyboard. The window receives no event. */
    change: async (type: 'resize' | 'scroll', values: Partial<FakeViewport>) => {
      Object.assign(viewport, values).dispatchEvent(new Event(type));
      await paint();
    },
  };
}

afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

// HEAD-152
test.each<[string, Edges, string]>([
  ['is hidden if it covers the focus', [20, 740, 340, 784], 'hidden'],
  ['is shown if it covers a small part of the focus', [20, 600, 340, 740], 'shown'],
  ['is shown if it is beside the focus', [20, 100, 340, 144], 'shown'],
  ['is hidden if it covers the part of the focus in the window', [20, 740, 340, 1400], 'hidden'],
])('a note %s', async (_, field, expected) => {
  const { state } = await open(field);
  expect(state()).toBe(expected);
});

// HEAD-152
test('a note is hidden as soon as the visitor zooms in on the part of the focus that it covers', async () => {
  const { state, change } = await open([20, 100, 340, 780]);
  expect(state()).toBe('shown');
  await change('resize', { width: 90, height: 200, offsetTop: 640 });
  expect(state()).toBe('hidden');
  await change('scroll', { offsetTop: 200 });
  expect(state()).toBe('shown');
});

// HEAD-152
test('a note outside the visible part of the window does not cover the focus', async () => {
  const { state, change } = await open([0, 740, 360, 784], [180, 720, 360, 800]);
  expect(state()).toBe('hidden');
  await change('resize', { width: 180, height: 400, offsetTop: 400 });
  expect(state()).toBe('shown');
});

// HEAD-152
test('a note behind an on-screen keyboard does not cover the focus', async () => {
  const { state, change } = await open([20, 700, 340, 784]);
  expect(state()).toBe('hidden');
  await change('resize', { height: 500 });
  expect(state()).toBe('shown');
});

// HEAD-152
test('a note at the edge of a page that is wider than the window is hidden if it covers the focus', async () => {
  const { state, change } = await open([0, 2500, 1200, 2660], [0, 2587, 1200, 2667]);
  expect(state()).toBe('shown');
  await change('resize', { width: 1200, height: 2667 });
  expect(state()).toBe('hidden');
});
