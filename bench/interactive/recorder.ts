/* oxlint-disable unicorn/consistent-function-scoping -- only the function below is sent to the browser, as text */

/** The measurements of one load: times in ms since navigation, sizes in compressed bytes. */
export interface Sample {
  /** The browser has painted a link of a server-rendered header. Not measured for other headers. */
  seen: number;
  /** A click on the cart icon opens its flyout. */
  interactive: number;
  /** The badge shows the number of articles in the cart. */
  badge: number;
  /** The top banner is rendered. */
  promotions: number;
  /** The rest of the page is rendered. */
  page: number;
  /** Total time beyond 50 ms of the tasks that began before `interactive`. */
  blocking: number;
  /** Size of the scripts that arrived before `interactive`. */
  scripts: number;
  /** Layout shift of the whole load. */
  shift: number;
}

/** Type of `window.bench`. */
export interface Recorder {
  /** Resolves when the header is interactive and has its badge and its promotions. */
  isComplete: Promise<void>;
  /** Resolves when the server-rendered header has been painted. */
  isSeen: Promise<void>;
  read(): Sample;
}

/**
 * Runs in the page before its scripts. React calls the hook of its developer tools after each commit. An icon with
 * React's properties also has its event listeners, whether React rendered or hydrated it. The hook replaces polling,
 * which would disturb the measurement.
 */
export function record(): void {
  const times: Partial<Sample> = {};
  const complete = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  const blocking: { start: number; ms: number }[] = [];
  let shift = 0;

  const hasListeners = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  function check(): void {
    const now = performance.now();
    if (document.querySelector('#page li')) times.page ??= now;
    const header = document.querySelector('[data-fascia="header"]');
    if (!header) return;
    if (hasListeners(header.querySelector('[data-part="icon-cart"]'))) times.interactive ??= now;
    if (header.querySelector('[data-part="cart-badge"]')) times.badge ??= now;
    if (header.querySelector('[data-part="top-banner"]')) times.promotions ??= now;
    if (times.interactive && times.badge && times.promotions) complete.resolve();
  }

  const nothing = () => {};
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: check,
    onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing,
    checkDCE: nothing,
  });

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      blocking.push({ start: startTime, ms: duration - 50 });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      times.seen ??= Number(Reflect.get(entry, 'renderTime')) || entry.startTime;
    }
    seen.resolve();
  }).observe({ type: 'element', buffered: true });

  const scriptBytes = (end: number) =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => /\.js(?:\?|$)/.test(name) && responseEnd <= end)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

  const recorder: Recorder = {
    isComplete: complete.promise,
    isSeen: seen.promise,
    read: () => {
      const { interactive = NaN, badge = NaN, promotions = NaN, page = NaN, seen = NaN } = times;
      const before = blocking.filter(({ start }) => start < interactive);
      return {
        seen,
        interactive,
        badge,
        promotions,
        page,
        blocking: before.reduce((sum, { ms }) => sum + ms, 0),
        scripts: scriptBytes(interactive),
        shift,
      };
    },
  };
  Reflect.set(window, 'bench', recorder);
}
