import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Image } from './Image.tsx';

const size = { width: 488, height: 287 };

test('an image reserves its space and is loaded lazily', () => {
  render(<Image src="/a.jpg" alt="Eine Tasse" {...size} />);
  const image = screen.getByRole('img', { name: 'Eine Tasse' });
  expect(image).toHaveAttribute('src', '/a.jpg');
  expect(image).toHaveAttribute('width', '488');
  expect(image).toHaveAttribute('height', '287');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('an image can be loaded eagerly', () => {
  render(<Image src="/a.jpg" alt="Eine Tasse" {...size} loading="eager" fetchPriority="high" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('an image under /image-delivery/ is fetched from /img/ (HOST-36)', () => {
  render(<Image src="/image-delivery/t.jpg" alt="Topf" {...size} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/img/t.jpg');
});

test('with a refused address nothing is rendered (HOST-35)', () => {
  const { container } = render(<Image src="javascript:alert(1)" alt="Topf" {...size} />);
  expect(container).toBeEmptyDOMElement();
});

test('a decorative image is hidden from assistive technology', () => {
  render(<Image src="/a.jpg" alt="" {...size} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('presentation')).toBeInTheDocument();
});

test('a decorative image that fails to load is hidden', () => {
  render(<Image src="/a.jpg" alt="" {...size} />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.getByRole('presentation', { hidden: true })).not.toBeVisible();
});

test('another image that fails to load shows its alternative text', () => {
  render(<Image src="/b.jpg" alt="Topf" {...size} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Topf' })).toBeVisible();
});

test('an image can be cropped to another ratio', () => {
  render(<Image src="/a.jpg" alt="Topf" {...size} ratio="4/3" />);
  expect(screen.getByRole('img')).toHaveAttribute('data-ratio', '4/3');
});

test('a server renders no style attribute, which a strict CSP would refuse (HOST-43)', () => {
  const html = renderToString(<Image src="/a.jpg" alt="Topf" {...size} ratio={2.5} />);
  expect(html).toContain('data-ratio="2.5"');
  expect(html).not.toContain('style=');
});

test('a ratio that is a number is set by script', () => {
  render(<Image src="/a.jpg" alt="Topf" {...size} ratio={2.5} />);
  expect(screen.getByRole('img')).toHaveStyle({ aspectRatio: '2.5' });
});
