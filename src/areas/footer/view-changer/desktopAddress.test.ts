import fc from 'fast-check';
import { desktopAddress, mobileAddress, showsDesktop, type PageAddress } from './ViewChanger.tsx';

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
])('the desktop view of %s is %s (FOOT-29)', (mobile, desktop) => {
  expect(desktopAddress(at(mobile))).toBe(desktop);
});

test('never turns the start of a path into a host name (HOST-35)', () => {
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

test('keeps host, parameters and fragment, and forces the view once (FOOT-29)', () => {
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

test('removes the mobile segment only at either end (FOOT-29)', () => {
  fc.assert(
    fc.property(page, (from) => {
      const remaining = words(new URL(desktopAddress(from), 'http://shop.test').pathname);
      const segments = words(from.pathname);
      const inner = segments
        .join('/')
        .replace(/^m(?=\/|$)/, '')
        .replace(/(^|\/)m$/, '');
      expect(remaining).toEqual(words(inner));
    }),
  );
});

test('the link back removes only the forced view (FOOT-29)', () => {
  fc.assert(
    fc.property(page, (from) => {
      const mobile = new URL(mobileAddress(at(desktopAddress(from))), 'http://shop.test');
      expect(mobile.searchParams.has('forceP')).toBe(false);
      expect(others(mobile.search)).toEqual(others(from.search));
      expect(mobile.hash).toBe(from.hash);
    }),
  );
});
