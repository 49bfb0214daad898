import { render, screen } from '@testing-library/react';
import { Link } from './Link.tsx';

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
