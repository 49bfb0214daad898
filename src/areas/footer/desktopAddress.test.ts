import fc from 'fast-check';
import { desktopAddress, mobileAddress, showsDesktop, type PageAddress } from './desktopAddress.ts';

const at = (address: string): PageAddress => new URL(address, 'http://shop.test');

test.each([
  ['/', '/?forceP=WEBSHOP'],
  ['/m', '/?forceP=WEBSHOP'],
  ['/m/', '/?forceP=WEBSHOP'],
  ['/m/becher-c4016', '/becher-c4016?forceP=WEBSHOP'],
  ['/becher-c4016/m', '/becher-c4016?forceP=WEBSHOP'],
  ['/becher-c4016/m/', '/becher-c4016/?forceP=WEBSHOP'],
  ['/m/becher-c4016/m', '/becher-c4016?forceP=WEBSHOP'],
  ['/mode', '/mode?forceP=WEBSHOP'],
  ['/mode/m/damen', '/mode/m/damen?forceP=WEBSHOP'],
  ['/M/mode', '/M/mode?forceP=WEBSHOP'],
  ['/search?query=m%20%2B+b&site=DE#top', '/search?query=m%20%2B+b&site=DE&forceP=WEBSHOP#top'],
  ['/?forceP=MOBILE&a=1', '/?a=1&forceP=WEBSHOP'],
  ['/?forcePage=2', '/?forcePage=2&forceP=WEBSHOP'],
])('the page for desktops of %s is %s', (mobile, desktop) => {
  expect(desktopAddress(at(mobile))).toBe(desktop);
});

test('another host is never reached by what is left of a path', () => {
  const page = { pathname: '/m//evil.test/', search: '', hash: '' };
  expect(desktopAddress(page)).toBe('/evil.test/?forceP=WEBSHOP');
});

const segment = fc.constantFrom('m', 'M', 'mm', 'a', 'becher-c4016', '%C3%BC', '', 'm.html');
const parameter = fc
  .tuple(
    fc.constantFrom('a', 'query', 'forceP', 'forcePx', 'site'),
    fc.constantFrom('', '1', 'm', '%20+', 'WEBSHOP'),
  )
  .map(([name, value]) => `${name}=${value}`);
const page = fc.record({
  pathname: fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  search: fc
    .array(parameter, { maxLength: 4 })
    .map((all) => (all.length > 0 ? `?${all.join('&')}` : '')),
  hash: fc.constantFrom('', '#top', '#m', '#?forceP=MOBILE'),
});

const others = (search: string) =>
  search
    .slice(1)
    .split('&')
    .filter((each) => each && !each.startsWith('forceP='));

test('from any address: same host, the view forced once, all the rest kept', () => {
  fc.assert(
    fc.property(page, (from) => {
      const to = new URL(desktopAddress(from), 'http://shop.test');
      expect(to.origin).toBe('http://shop.test');
      expect(to.searchParams.getAll('forceP')).toEqual(['WEBSHOP']);
      expect(others(to.search)).toEqual(others(from.search));
      expect(to.hash).toBe(from.hash);
      expect(showsDesktop(to)).toBe(true);
    }),
  );
});

const words = (path: string) => path.split('/').filter(Boolean);

test('no segment is lost but the mobile one at either end', () => {
  fc.assert(
    fc.property(page, (from) => {
      const left = words(new URL(desktopAddress(from), 'http://shop.test').pathname);
      const had = words(from.pathname);
      const inner = had
        .join('/')
        .replace(/^m(?=\/|$)/, '')
        .replace(/(^|\/)m$/, '');
      expect(left).toEqual(words(inner));
    }),
  );
});

test('the way back takes the forced view away, and nothing else', () => {
  fc.assert(
    fc.property(page, (from) => {
      const back = new URL(mobileAddress(at(desktopAddress(from))), 'http://shop.test');
      expect(back.searchParams.has('forceP')).toBe(false);
      expect(others(back.search)).toEqual(others(from.search));
      expect(back.hash).toBe(from.hash);
    }),
  );
});
