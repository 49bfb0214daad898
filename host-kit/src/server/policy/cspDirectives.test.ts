/** @jest-environment node */
import { cspDirectives } from './cspDirectives.ts';

const CDN = 'https://cdn.test/fascia/';
const nonce = 'r4nd0m';

// HK-90
test('returns the required sources by directive', () => {
  const options = { nonce, services: ['https://cart.test/v2'], images: ['https:'] };
  expect(cspDirectives({ baseUrl: CDN, ...options })).toEqual({
    'script-src': ['https://cdn.test', "'nonce-r4nd0m'"],
    'style-src': ['https://cdn.test', "'nonce-r4nd0m'"],
    'connect-src': ["'self'", 'https://cdn.test', 'https://cart.test'],
    'img-src': ["'self'", 'https://cdn.test', 'https:'],
    'font-src': ['https://cdn.test'],
    'form-action': ["'self'"],
    // REL-84
    'trusted-types': [
      'fascia',
      'fascia-html',
      'fascia-host',
      'fascia-host-html',
      'dompurify',
      "'allow-duplicates'",
    ],
  });
  const own = { baseUrl: 'https://shop.test/remote/', origin: 'https://shop.test' };
  expect(cspDirectives(own)['style-src']).toEqual(["'self'"]);
  expect(cspDirectives({ baseUrl: '/remote/' })['style-src']).toEqual(["'self'"]);
});

// HK-92
test('only pictures may have a scheme as their source', () => {
  const images = ['data:', 'https:', 'https://*.pictures.test'];
  const services = ['https://*.services.test'];
  const directives = cspDirectives({ baseUrl: CDN, images, services });
  expect(directives['img-src']).toEqual(["'self'", 'https://cdn.test', ...images]);
  expect(directives['connect-src']).toEqual(["'self'", 'https://cdn.test', ...services]);
});
