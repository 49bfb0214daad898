import { headScriptsRun } from './headScripts.ts';

function addScript(src: string, mark = ''): HTMLScriptElement {
  const script = document.createElement('script');
  // Not an executable type: jsdom has no network here.
  Object.assign(script, { type: 'text/plain', src });
  script.setAttribute('data-fascia-file', mark);
  document.head.append(script);
  return script;
}

/** The browser has received a file: its entry has the name of its URL. */
const receive = ({ src }: HTMLScriptElement) => performance.mark(src);

const isOver = (promise: Promise<void>) =>
  Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false))),
  ]);

beforeEach(() => document.head.replaceChildren());

// HK-193
test('a module waits for the scripts of the head that have come, until they have run or failed', async () => {
  const [services, promotions] = ['/remote/services.1.js', '/remote/promotions.1.js'].map((src) =>
    addScript(src),
  ) as [HTMLScriptElement, HTMLScriptElement];
  receive(services);
  receive(promotions);
  const run = headScriptsRun();
  services.dispatchEvent(new Event('load'));
  expect(await isOver(run)).toBe(false);
  promotions.dispatchEvent(new Event('error'));
  expect(await isOver(run)).toBe(true);
});

// HK-193
test('no module waits for a script that is on its way, nor for the entry or what is not of the remote', async () => {
  addScript('/remote/late.1.js');
  receive(addScript('/remote/container.js', 'entry'));
  const other = document.createElement('script');
  other.setAttribute('src', '/host.js');
  document.head.append(other);
  receive(other);
  expect(await isOver(headScriptsRun())).toBe(true);
});
