import { render, screen } from '@testing-library/react';
import { REFUSED_ADDRESSES } from '../untrusted/fixtures/vectors.ts';
import { Link, linkAttributes } from './Link.tsx';

test('renders a link with its address and attributes', () => {
  render(
    <Link href="/kaffee-c1" data-part="seo">
      Kaffee
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Kaffee' });
  expect(link).toHaveAttribute('href', '/kaffee-c1');
  expect(link).toHaveAttribute('data-part', 'seo');
  expect(link).not.toHaveAttribute('target');
});

test("the caller's attributes cannot override the checked address, target and rel", () => {
  const override: object = { href: 'javascript:alert(1)', rel: '', target: 'x' };
  render(
    <Link {...override} href="https://youtube.test">
      YouTube
    </Link>,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', 'https://youtube.test');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

test.each(['javascript:alert(1)', undefined])(
  'renders only the text for the address %p (HOST-35)',
  (href) => {
    render(<Link href={href}>Kaffee</Link>);
    expect(screen.getByText('Kaffee')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

test.each(['/kaffee-c1', 'agb', '?query=kaffee', '#top', 'tel:+4940123'])(
  '%s opens in the same tab (FOOT-14)',
  (href) => {
    expect(linkAttributes(href)).toEqual({ href });
  },
);

test.each(['https://youtube.test', 'HTTP://shop.test/a', 'mailto:service@shop.test'])(
  '%s opens in a new tab without a referrer (FOOT-14)',
  (href) => {
    expect(linkAttributes(href)).toEqual({ href, target: '_blank', rel: 'noreferrer' });
  },
);

test('an absolute address with the target _self opens in the same tab', () => {
  expect(linkAttributes('https://shop.test/a', '_self')).toEqual({ href: 'https://shop.test/a' });
});

test('a relative address with the target _blank opens in a new tab', () => {
  expect(linkAttributes('/a', '_blank')).toEqual({ href: '/a', target: '_blank' });
});

test.each([undefined, null, '', 'checkout', '_new', ' _blank'])(
  "ignores the target %p, which is not one of HTML's own",
  (target) => {
    expect(linkAttributes('/a', target)).toEqual({ href: '/a' });
  },
);

test('returns no attributes for an unsafe address (HOST-35)', () => {
  expect(REFUSED_ADDRESSES.length).toBeGreaterThan(50);
  const followed = REFUSED_ADDRESSES.filter(([, address]) => linkAttributes(address, '_blank'));
  expect(followed).toEqual([]);
});
