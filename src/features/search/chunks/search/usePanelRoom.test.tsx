import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { usePanelRoom } from './usePanelRoom.ts';

function Panel({ isOpen }: { isOpen: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  usePanelRoom(panel, isOpen);
  return <div ref={panel} data-testid="panel" />;
}

/** The visible part of the window, which is smaller while there is a keyboard on the screen. */
class FakeViewport extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;
}

function open() {
  const { getByTestId, unmount } = render(<Panel isOpen />);
  const panel = getByTestId('panel'); // jsdom has no layout: the panel begins at the window's top.
  return { unmount, height: () => panel.style.getPropertyValue('--fascia-panel-height') };
}

afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

test('the panel reaches down to 50 px above the window’s end (SEARCH-25)', () => {
  expect(open().height()).toBe(`${window.innerHeight - 50}px`);
});

test('a keyboard on the screen does not cover the panel', () => {
  const viewport = new FakeViewport();
  Object.assign(window, { visualViewport: viewport });
  const { height, unmount } = open();
  expect(height()).toBe(`${window.innerHeight - 50}px`);
  viewport.height = 380;
  act(() => void viewport.dispatchEvent(new Event('resize')));
  expect(height()).toBe('330px');
  unmount();
});

test('zooming in with two fingers does not change the panel', () => {
  Object.assign(window, {
    visualViewport: Object.assign(new FakeViewport(), { scale: 3, height: window.innerHeight / 3 }),
  });
  expect(open().height()).toBe(`${window.innerHeight - 50}px`);
});

test('in a very low window the panel still has room for a few options', () => {
  Object.assign(window, { visualViewport: Object.assign(new FakeViewport(), { height: 90 }) });
  expect(open().height()).toBe('128px');
});
