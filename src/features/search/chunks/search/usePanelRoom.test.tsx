import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { usePanelRoom } from './usePanelRoom.ts';

function Panel({ isOpen }: { isOpen: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  usePanelRoom(panel, isOpen);
  return <div ref={panel} data-testid="panel" />;
}

/** The visual viewport, which an on-screen keyboard reduces. */
class FakeViewport extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;
}

function open() {
  const { getByTestId, unmount } = render(<Panel isOpen />);
  const panel = getByTestId('panel'); // In jsdom the panel begins at the top of the window.
  return { unmount, height: () => panel.style.getPropertyValue('--fascia-panel-height') };
}

afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

test('ends the panel 50 px above the bottom of the window (SEARCH-25)', () => {
  expect(open().height()).toBe(`${window.innerHeight - 50}px`);
});

test('reduces the panel for an on-screen keyboard', () => {
  const viewport = new FakeViewport();
  Object.assign(window, { visualViewport: viewport });
  const { height, unmount } = open();
  expect(height()).toBe(`${window.innerHeight - 50}px`);
  viewport.height = 380;
  act(() => void viewport.dispatchEvent(new Event('resize')));
  expect(height()).toBe('330px');
  viewport.offsetTop = 20;
  act(() => void viewport.dispatchEvent(new Event('scroll')));
  expect(height()).toBe('350px');
  unmount();
});

test('does not change the panel on pinch zoom', () => {
  Object.assign(window, {
    visualViewport: Object.assign(new FakeViewport(), { scale: 3, height: window.innerHeight / 3 }),
  });
  expect(open().height()).toBe(`${window.innerHeight - 50}px`);
});

test('does not reduce the panel below a minimum height', () => {
  Object.assign(window, { visualViewport: Object.assign(new FakeViewport(), { height: 90 }) });
  expect(open().height()).toBe('128px');
});
