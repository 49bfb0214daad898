import { visibleArea, windowHeight } from './viewport.ts';

/** A phone's window of 360 × 800 px with a page 1200 px wide, which enlarges the window's inner size. */
function openWidePage(viewport: Partial<VisualViewport>): void {
  Object.assign(window, { innerWidth: 1200, innerHeight: 2667 });
  const visualViewport = { scale: 1, width: 360, height: 800, offsetLeft: 0, offsetTop: 0 };
  Object.assign(window, { visualViewport: { ...visualViewport, ...viewport } });
}

const { innerWidth, innerHeight } = window;
afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  Object.assign(window, { innerWidth, innerHeight });
});

// UI-46
test.each([
  ['at its own scale', {}],
  ['zoomed out', { scale: 0.3, width: 1200, height: 2667 }],
  ['zoomed in', { scale: 2, width: 180, height: 400, offsetTop: 100 }],
])("the window's height does not grow with the page (%s)", (_, viewport) => {
  openWidePage(viewport);
  expect(windowHeight()).toBe(800);
});

test('the visible area is the part that the visitor has zoomed in on', () => {
  openWidePage({ scale: 2, width: 180, height: 400, offsetLeft: 50, offsetTop: 100 });
  expect(visibleArea()).toEqual({ top: 100, right: 230, bottom: 500, left: 50 });
});

test("uses the window's size without a visual viewport", () => {
  expect(windowHeight()).toBe(innerHeight);
  expect(visibleArea()).toEqual({ top: 0, right: innerWidth, bottom: innerHeight, left: 0 });
});
