import { jest } from '@jest/globals';
import { afterPaint } from './afterPaint.ts';

/** What the document is while its first frame is drawn. */
interface Drawn {
  isHidden?: boolean;
  /** The parser has paused for the frame. */
  isParsing?: boolean;
  /** The document has a header, whose end is marked. */
  hasHeaderEnd?: boolean;
}

let readyState: jest.Spied<() => DocumentReadyState>;

function begin({ isHidden = false, isParsing = false, hasHeaderEnd = false }: Drawn = {}): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  readyState = jest.spyOn(document, 'readyState', 'get');
  readyState.mockReturnValue(isParsing ? 'loading' : 'interactive');
  const script = document.createElement('script');
  script.textContent = afterPaint('run()', hasHeaderEnd);
  document.head.append(script);
}

describe('Code that waits for the first frame', () => {
  const run = jest.fn();
  const observe = jest.fn();
  let draw: () => void;
  let paint: () => void;

  beforeEach(() => {
    jest.resetAllMocks();
    jest.useFakeTimers();
    document.head.replaceChildren();
    document.body.replaceChildren();
    draw = () => {
      throw new Error('No frame was requested');
    };
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
      draw = () => frame(0);
      return 1;
    });
    Reflect.set(
      window,
      'PerformanceObserver',
      class {
        constructor(report: () => void) {
          paint = report;
        }
        observe = observe;
      },
    );
    Reflect.set(window, 'run', run);
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'PerformanceObserver');
    Reflect.deleteProperty(window, 'run');
  });

  // HK-194
  test('runs once, when the frame is painted', () => {
    begin();
    draw();
    jest.advanceTimersByTime(400);
    expect(run).not.toHaveBeenCalled();
    paint();
    expect(run).toHaveBeenCalledTimes(1);
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    paint();
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  // HK-194
  test('waits for a frame behind the parsing where those before had a part of the markup', () => {
    begin({ isParsing: true });
    draw();
    draw();
    expect(observe).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    readyState.mockReturnValue('interactive');
    draw();
    jest.advanceTimersByTime(199);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  // HK-194
  test.each([0, 1])(
    'does not wait for the rest of a long page: what is needed is the server’s markup (%i frames before)',
    (before) => {
      begin({ isParsing: true });
      if (before) draw();
      document.body.innerHTML =
        '<script type="application/json" data-fascia-state="header"></script>';
      draw();
      if (before) jest.advanceTimersByTime(200);
      else paint();
      expect(run).toHaveBeenCalledTimes(1);
    },
  );

  // HK-194
  test('runs soon in a page whose first frame paints nothing', () => {
    begin();
    draw();
    jest.advanceTimersByTime(499);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  // HK-194
  test('runs after two seconds in a page that has no frame, as in a tab that was left before', () => {
    begin();
    jest.advanceTimersByTime(1999);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  // HK-201
  test('blocks rendering until the header’s end, for two seconds at most', () => {
    document.head.innerHTML = '<base href="/elsewhere/"><link rel="expect" href="#own">';
    begin({ isParsing: true, hasHeaderEnd: true });
    const link = document.querySelector<HTMLLinkElement>('link:last-of-type');
    expect(link).toHaveAttribute('rel', 'expect');
    expect(link?.blocking).toBe('render');
    expect(link?.href).toBe(`${document.URL}#fascia-header-end`);
    jest.advanceTimersByTime(1999);
    expect(link).toBeInTheDocument();
    jest.advanceTimersByTime(1);
    expect(
      [...document.querySelectorAll('link')].map((other) => other.getAttribute('href')),
    ).toEqual(['#own']);
  });

  // HK-201
  test('lets no frame wait in a page without it', () => {
    begin({ isParsing: true });
    expect(document.querySelector('link')).toBeNull();
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  // HK-194
  test('does not keep the kit waiting where it throws', async () => {
    run.mockImplementation(() => {
      throw new Error('Broken');
    });
    begin();
    draw();
    expect(paint).toThrow('Broken');
    await expect(Reflect.get(window, '__fascia_painted__')).resolves.toBeUndefined();
  });

  // HK-194
  test('runs in a page that is hidden when the links behind its script are there', () => {
    begin({ isHidden: true });
    expect(run).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  // HK-194
  test.each(['missing', 'broken'])(
    'runs soon after a frame if PerformanceObserver is %s',
    async (state) => {
      observe.mockImplementation(() => {
        throw new Error('Not supported');
      });
      if (state === 'missing') Reflect.deleteProperty(window, 'PerformanceObserver');
      begin();
      draw();
      expect(run).not.toHaveBeenCalled();
      jest.advanceTimersByTime(500);
      expect(run).toHaveBeenCalledTimes(1);
      await expect(Reflect.get(window, '__fascia_painted__')).resolves.toBeUndefined();
    },
  );
});
