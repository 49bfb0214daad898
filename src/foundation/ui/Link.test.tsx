import { render, screen } from '@testing-library/react';
import { Link } from './Link.tsx';

test('a link has its address and its own attributes', () => {
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

test('attributes of the caller cannot replace the checked address, target and rel', () => {
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
  'with the address %p only the text is rendered (HOST-35)',
  (href) => {
    render(<Link href={href}>Kaffee</Link>);
    expect(screen.getByText('Kaffee')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);
