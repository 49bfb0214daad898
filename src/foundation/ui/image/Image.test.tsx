import { fireEvent, render, screen } from '@testing-library/react';
import { Image } from './Image.tsx';

const size = { width: 488, height: 287 };

test("reserves the image's space and loads it lazily", () => {
  render(<Image src="/a.jpg" alt="Eine Tasse" {...size} />);
  const image = screen.getByRole('img', { name: 'Eine Tasse' });
  expect(image).toHaveAttribute('src', '/a.jpg');
  expect(image).toHaveAttribute('width', '488');
  expect(image).toHaveAttribute('height', '287');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('can load an image eagerly', () => {
  render(<Image src="/a.jpg" alt="Eine Tasse" {...size} loading="eager" fetchPriority="high" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('loads an image under /image-delivery/ from /img/ (HOST-36)', () => {
  render(<Image src="/image-delivery/t.jpg" alt="Topf" {...size} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/img/t.jpg');
});

test('renders nothing for a rejected address (HOST-35)', () => {
  const { container } = render(<Image src="javascript:alert(1)" alt="Topf" {...size} />);
  expect(container).toBeEmptyDOMElement();
});

test('hides a decorative image from assistive technology', () => {
  render(<Image src="/a.jpg" alt="" {...size} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('presentation')).toBeInTheDocument();
});

test('hides a decorative image that fails to load', () => {
  render(<Image src="/a.jpg" alt="" {...size} />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.getByRole('presentation', { hidden: true })).not.toBeVisible();
});

test('shows the alternative text of an image that fails to load', () => {
  render(<Image src="/b.jpg" alt="Topf" {...size} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Topf' })).toBeVisible();
});

test('can crop an image to another ratio', () => {
  render(<Image src="/a.jpg" alt="Topf" {...size} ratio="16/9" />);
  expect(screen.getByRole('img')).toHaveAttribute('data-ratio', '16/9');
});
