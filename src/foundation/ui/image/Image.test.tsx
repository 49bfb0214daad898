import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Image } from './Image.tsx';

const size = { width: 488, height: 287 };

test('an image has its place before it arrives, and arrives when it comes near', () => {
  render(<Image src="/a.jpg" alt="Eine Tasse" {...size} />);
  const image = screen.getByRole('img', { name: 'Eine Tasse' });
  expect(image).toHaveAttribute('src', '/a.jpg');
  expect(image).toHaveAttribute('width', '488');
  expect(image).toHaveAttribute('height', '287');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('the first image of a page may arrive at once', () => {
  render(<Image src="/a.jpg" alt="Eine Tasse" {...size} loading="eager" fetchPriority="high" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('what the services name /image-delivery is fetched from /img', () => {
  render(<Image src="/image-delivery/t.jpg" alt="Topf" {...size} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/img/t.jpg');
});

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//evil.test/a.jpg', '', null, 7])(
  'there is no image at %p',
  (src) => {
    const { container } = render(<Image src={src} alt="Topf" {...size} />);
    expect(container).toBeEmptyDOMElement();
  },
);

test('a picture that only decorates is nothing to assistive technology', () => {
  render(<Image src="/a.jpg" alt="" {...size} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('presentation')).toBeInTheDocument();
});

test('a picture that does not come leaves its place empty, or its description', () => {
  const { rerender } = render(<Image src="/a.jpg" alt="" {...size} />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.getByRole('presentation', { hidden: true })).not.toBeVisible();
  rerender(<Image key="other" src="/b.jpg" alt="Topf" {...size} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Topf' })).toBeVisible();
});

test('an image may be cut to another shape', () => {
  render(<Image src="/a.jpg" alt="Topf" {...size} ratio="4/3" />);
  expect(screen.getByRole('img')).toHaveAttribute('data-ratio', '4/3');
});

test('a server writes no style attribute, which a strict policy would refuse', () => {
  const html = renderToString(<Image src="/a.jpg" alt="Topf" {...size} ratio={2.5} />);
  expect(html).toContain('data-ratio="2.5"');
  expect(html).not.toContain('style=');
});

test('a shape that is a number is set by script', () => {
  render(<Image src="/a.jpg" alt="Topf" {...size} ratio={2.5} />);
  expect(screen.getByRole('img')).toHaveStyle({ aspectRatio: '2.5' });
});
