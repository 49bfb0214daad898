import { render } from '@testing-library/react';
import { AspectRatio } from './AspectRatio.tsx';

const viewBoxOfShape = () => document.querySelector('svg')?.getAttribute('viewBox');

test.each([
  ['16/9', '0 0 16 9'],
  ['4/3', '0 0 4 3'],
  ['3/2', '0 0 3 2'],
  ['1/1', '0 0 1 1'],
  [2.5, '0 0 2.5 1'],
] as const)('A box with the ratio %s has that shape (UI-03)', (ratio, viewBox) => {
  render(
    <AspectRatio ratio={ratio}>
      <img src="/a.jpg" alt="" />
    </AspectRatio>,
  );
  expect(viewBoxOfShape()).toBe(viewBox);
});

test.each([0, -1, Number.NaN, Infinity, '2/1' as never])(
  'With the invalid ratio %s only the content is rendered (UI-03)',
  (ratio) => {
    const { container } = render(<AspectRatio ratio={ratio}>Inhalt</AspectRatio>);
    expect(viewBoxOfShape()).toBeUndefined();
    expect(container).toHaveTextContent('Inhalt');
  },
);
