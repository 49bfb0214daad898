import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { usePanelHeight } from './usePanelHeight.ts';

function Panel({ visible }: { visible: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  usePanelHeight(panel, visible);
  return <div ref={panel} data-testid="panel" />;
}

/** What a browser shows of its window: less of it while there is a keyboard on the screen. */
class Shown extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;
}

function open() {
  const { getByTestId, unmount } = render(<Panel visible />);
  const panel = getByTestId('panel'); // jsdom lays nothing out: it begins at the window's top.
  return { unmount, height: () => panel.style.getPropertyValue('--fascia-panel-height') };
}

afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

test('the panel reaches down to 50 px above the window’s end', () => {
  expect(open().height()).toBe(`${window.innerHeight - 50}px`);
});

test('a keyboard on the screen covers none of it', () => {
  const shown = new Shown();
  Object.assign(window, { visualViewport: shown });
  const { height, unmount } = open();
  expect(height()).toBe(`${window.innerHeight - 50}px`);
  shown.height = 380;
  act(() => void shown.dispatchEvent(new Event('resize')));
  expect(height()).toBe('330px');
  unmount();
});

test('who zooms in with two fingers keeps the panel as it is', () => {
  Object.assign(window, { visualViewport: Object.assign(new Shown(), { scale: 3, height: 200 }) });
  expect(open().height()).toBe(`${window.innerHeight - 50}px`);
});

test('in a window with next to no room a few rows can be seen all the same', () => {
  Object.assign(window, { visualViewport: Object.assign(new Shown(), { height: 90 }) });
  expect(open().height()).toBe('128px');
});
