import '../../testing/freshPage.ts';
import { http, HttpResponse } from 'msw';
import { collectErrors } from '../../testing/collectEvents.ts';
import { failingImport } from '../../testing/failingImport.ts';
import { serveShop } from '../../testing/shopServer.ts';
import './host/outdated.ts';
import { lazyPart } from './lazyPart.ts';

const FOLDER = 'https://cdn.test/fascia/';
const shopServer = serveShop();
const errors = collectErrors();
let questions = 0;

beforeEach(() => {
  Object.assign(globalThis, { __webpack_public_path__: FOLDER });
  questions = 0;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__webpack_public_path__');
});

function answer(respond: () => Response): void {
  shopServer.use(
    http.get(`${FOLDER}releases/current.json`, () => {
      questions += 1;
      return respond();
    }),
  );
}

const lostPart = (operation: string) => lazyPart({ module: 'header', operation }, failingImport(9));

const LOST = {
  module: 'header',
  operation: 'icon-cart flyout',
  message: 'The code could not be loaded',
};

const outdated = (part: string) => ({
  ...LOST,
  operation: 'outdated',
  message: `${part}: its release is not served any more`,
});

// REL-100
describe('code that cannot be loaded', () => {
  test.each([
    ['the remote does not answer', () => HttpResponse.error()],
    ['there is no list of releases', () => new HttpResponse('Not found', { status: 404 })],
    ['an error tells of a version', () => HttpResponse.json({ version: '2' }, { status: 503 })],
    ['an error page comes', () => HttpResponse.html('<h1>Error</h1>')],
    ['the answer is null', () => HttpResponse.json(null)],
    ['the version is no text', () => HttpResponse.json({ version: { major: 2 } })],
    ['this release is the current one', () => HttpResponse.json({ version: 'development' })],
  ])('is lost on a bad line where %s', async (_, respond) => {
    answer(respond);
    await expect(lostPart('icon-cart flyout').load()).rejects.toThrow('lost');
    expect(errors).toEqual([LOST]);
  });

  test('is asked about once a part', async () => {
    answer(() => HttpResponse.json({ version: 'development' }));
    const part = lostPart('icon-cart flyout');
    for (const _ of [1, 2, 3]) await expect(part.load()).rejects.toThrow('lost');
    expect(questions).toBe(1);
    expect(errors).toHaveLength(1);
  });

  // The last one, as a page that is outdated stays so.
  test('is told to be outdated where another release is current, which is asked once', async () => {
    answer(() => HttpResponse.json({ version: '9.0.0+12345678' }));
    const parts = [lostPart('icon-cart flyout'), lostPart('icon-user flyout')];
    await Promise.allSettled(parts.map((part) => part.load()));
    await Promise.allSettled([...parts, lostPart('app banner')].map((part) => part.load()));
    expect(errors).toEqual([
      outdated('icon-cart flyout'),
      outdated('icon-user flyout'),
      outdated('app banner'),
    ]);
    expect(questions).toBe(1);
  });
});
