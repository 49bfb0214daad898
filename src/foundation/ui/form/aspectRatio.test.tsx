import { render } from '@testing-library/react';
import { AspectRatio } from '../image/AspectRatio.tsx';

const shape = () => document.querySelector('svg')?.getAttribute('viewBox');

test.each([
  ['16/9', '0 0 16 9'],
  ['4/3', '0 0 4 3'],
  ['3/2', '0 0 3 2'],
  ['1/1', '0 0 1 1'],
  [2.5, '0 0 2.5 1'],
] as const)('The box of %s has that shape', (ratio, viewBox) => {
  render(
    <AspectRatio ratio={ratio}>
      <img src="/a.jpg" alt="" />
    </AspectRatio>,
  );
  expect(shape()).toBe(viewBox);
});

test.each([0, -1, Number.NaN, Infinity, '2/1' as never])(
  'Of %s, the content stands as it is',
  (ratio) => {
    const { container } = render(<AspectRatio ratio={ratio}>Inhalt</AspectRatio>);
    expect(shape()).toBeUndefined();
    expect(container).toHaveTextContent('Inhalt');
  },
);
