import { render, screen } from '@testing-library/react';
import { Link } from './Link.tsx';

test('a link leads to its address', () => {
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

test('a link to another house opens in a new tab and does not tell where the visitor comes from', () => {
  render(<Link href="https://youtube.test">YouTube</Link>);
  const link = screen.getByRole('link', { name: 'YouTube' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('nobody gets around the gate by an attribute of his own', () => {
  const smuggled: object = { href: 'javascript:alert(1)', rel: '', target: 'x' };
  render(
    <Link {...smuggled} href="https://youtube.test">
      YouTube
    </Link>,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', 'https://youtube.test');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

test.each(['javascript:alert(1)', '//evil.test', '', null, undefined])(
  'a text with the address %p stands there, but leads nowhere',
  (href) => {
    render(<Link href={href}>Kaffee</Link>);
    expect(screen.getByText('Kaffee')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);
