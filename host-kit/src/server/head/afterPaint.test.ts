import { jest } from '@jest/globals';
import { afterPaint } from './filesScript.ts';

/** What the document is while its first frame is drawn. */
interface Drawn {
  isHidden?: boolean;
  /** The parser has paused for the frame. */
  isParsing?: boolean;
}

function begin({ isHidden = false, isParsing = false }: Drawn = {}): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(isParsing ? 'loading' : 'interactive');
  const script = document.createElement('script');
  script.textContent = afterPaint('run()');
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
    document.body.replaceChildren();
    draw = () => {
      throw new Error('Nobody waits for a frame');
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
    Reflect.deleteProperty(window, 'PerformanceObserver');
    Reflect.deleteProperty(window, 'run');
  });

  // HK-194
  test('runs once, when the frame is painted, however long that takes after its rendering', () => {
    begin();
    draw();
    jest.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    paint();
    expect(run).toHaveBeenCalledTimes(1);
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    paint();
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  // HK-194
  test('waits for the frame after the parsing where the first one has a part of the markup', () => {
    begin({ isParsing: true });
    draw();
    expect(observe).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('readystatechange'));
    jest.advanceTimersByTime(500);
    expect(run).not.toHaveBeenCalled();
    draw();
    jest.advanceTimersByTime(199);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  // HK-194
  test('does not wait for the rest of a long page: what is needed is the server’s markup', () => {
    begin({ isParsing: true });
    document.body.innerHTML =
      '<script type="application/json" data-fascia-state="header"></script>';
    draw();
    paint();
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
  test('the frame waits for the header no longer than two seconds: its end may never come', () => {
    document.head.innerHTML =
      '<link rel="expect" href="#fascia-header-end" blocking="render"><link rel="expect" href="#own">';
    begin({ isParsing: true });
    jest.advanceTimersByTime(1999);
    expect(document.querySelectorAll('link')).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(document.querySelector('link')?.getAttribute('href')).toBe('#own');
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
    'runs soon after a frame where what tells of its paint is %s, and neither throws nor keeps the kit waiting',
    async (state) => {
      observe.mockImplementation(() => {
        throw new Error('Not supported');
      });
      if (state === 'missing') Reflect.deleteProperty(window, 'PerformanceObserver');
      begin();
      draw();
      expect(run).not.toHaveBeenCalled();
      jest.advanceTimersByTime(200);
      expect(run).toHaveBeenCalledTimes(1);
      await expect(Reflect.get(window, '__fascia_painted__')).resolves.toBeUndefined();
    },
  );
});
