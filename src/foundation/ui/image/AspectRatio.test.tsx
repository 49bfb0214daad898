import { render } from '@testing-library/react';
import { AspectRatio } from './AspectRatio.tsx';

const viewBoxOfShape = () => document.querySelector('svg')?.getAttribute('viewBox');

test.each([
  ['16/9', '0 0 16 9'],
  ['1/1', '0 0 1 1'],
  [2.5, '0 0 2.5 1'],
] as const)('a box with the ratio %s has that shape (UI-03)', (ratio, viewBox) => {
  render(
    <AspectRatio ratio={ratio}>
      <img src="/a.jpg" alt="" />
    </AspectRatio>,
  );
  expect(viewBoxOfShape()).toBe(viewBox);
});

test.each([-1, 0, NaN, Infinity, '5/4', '16/9; color: red', '', null, {}])(
  'renders only the content if the ratio is %p (UI-03)',
  (ratio) => {
    const { container } = render(<AspectRatio ratio={ratio as number}>Inhalt</AspectRatio>);
    expect(viewBoxOfShape()).toBeUndefined();
    expect(container).toHaveTextContent('Inhalt');
  },
);
