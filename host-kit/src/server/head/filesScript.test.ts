import { jest } from '@jest/globals';
import { afterPaint, FILES_SCRIPT, postponed, PRELOAD_SCRIPT } from './filesScript.ts';

const run = () => {
  const script = document.createElement('script');
  script.textContent = FILES_SCRIPT;
  document.head.append(script);
};

beforeEach(() => {
  document.head.innerHTML = `
    <link rel="preload" as="style" data-fascia-file="common.1.css" href="/remote/common.1.css" integrity="sha384-a" nonce="abc">
    <link rel="preload" as="style" href="/host.css">`;
});

// HK-190
test('the preloaded style sheets of the remote apply as soon as they are there, as the remote’s loader finds them', () => {
  run();
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.dataset['href']).toBe('common.1.css');
  expect(sheets[0]?.getAttribute('href')).toBe('/remote/common.1.css');
  expect([sheets[0]?.getAttribute('integrity'), sheets[0]?.nonce]).toEqual(['sha384-a', 'abc']);
});

// HK-190
test('a script of the head that fails is out of the way of the remote’s own loader; others stay', () => {
  run();
  const [own, other] = ['data-fascia-file', 'data-other'].map((name) => {
    const script = document.createElement('script');
    script.setAttribute(name, '');
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    return script;
  });
  window.dispatchEvent(new Event('error'));
  expect(own?.isConnected).toBe(false);
  expect(other?.isConnected).toBe(true);
});

const addFile = (mark: string, src: string) => {
  const script = document.createElement('script');
  script.setAttribute('data-fascia-file', mark);
  // Not an executable type: jsdom has no network here.
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  return script;
};

// HK-190
test('a chunk that has run is out of the way too, for it may have been empty; the entry stays for the kit', () => {
  run();
  const chunk = addFile('', '/remote/common.1.js');
  const entry = addFile('entry', '/remote/container.js');
  for (const script of [chunk, entry]) script.dispatchEvent(new Event('load'));
  expect([chunk.isConnected, entry.isConnected]).toEqual([false, true]);
});

const errorIn = (filename: string): boolean => {
  const event = new ErrorEvent('error', { filename, cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

// HK-104
test('what a broken file of the head throws is not an uncaught error of the page; other errors are', () => {
  run();
  const entry = addFile('entry', '/remote/container.js');
  expect(errorIn(new URL('/host.js', document.baseURI).href)).toBe(false);
  expect(entry.isConnected).toBe(true);
  expect(errorIn(entry.src)).toBe(true);
  expect(entry.isConnected).toBe(false);
});

const PRELOADS = ['common.1.js', 'Header.1.js', 'locale.1.js'];

const preloaded = () =>
  [...document.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'));

// HK-194
test('postponed preloads of scripts begin together, but for what the page has asked for by itself', () => {
  document.head.innerHTML = PRELOADS.map((name) =>
    postponed(`<link rel="preload" as="script" fetchpriority="low" href="/remote/${name}">`),
  ).join('');
  expect(preloaded()).toEqual([]);
  addFile('', '/remote/common.1.js');
  const { href } = new URL('/remote/locale.1.js', document.baseURI);
  performance.mark(href);
  const script = document.createElement('script');
  script.textContent = PRELOAD_SCRIPT;
  document.head.append(script);
  expect(preloaded()).toEqual(['/remote/Header.1.js']);
});

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
