import { FILES_SCRIPT, postponed, PRELOAD_SCRIPT } from './filesScript.ts';

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
test('preloaded style sheets of the remote become style sheets', () => {
  run();
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.dataset['href']).toBe('common.1.css');
  expect(sheets[0]?.getAttribute('href')).toBe('/remote/common.1.css');
  expect([sheets[0]?.getAttribute('integrity'), sheets[0]?.nonce]).toEqual(['sha384-a', 'abc']);
});

// HK-190
test('a failed script of the head is removed for the remote’s own loader', () => {
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
test('a chunk that has run is removed, and the entry stays', () => {
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
test('an error of a broken file of the head is not reported as uncaught', () => {
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
test('postponed preloads begin together, except for files already requested', () => {
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
