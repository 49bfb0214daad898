import { render } from '@testing-library/react';
import { AspectRatio } from './AspectRatio.tsx';

const viewBoxOfShape = () => document.querySelector('svg')?.getAttribute('viewBox');

test.each([
  ['16/9', '0 0 16 9'],
  [2.5, '0 0 2.5 1'],
] as const)('a box with the ratio %s has that shape (UI-03)', (ratio, viewBox) => {
  render(
    <AspectRatio ratio={ratio}>
      <img src="/a.jpg" alt="" />
    </AspectRatio>,
  );
  expect(viewBoxOfShape()).toBe(viewBox);
});

test('renders only the content if the ratio is invalid (UI-03)', () => {
  const { container } = render(<AspectRatio ratio={-1}>Inhalt</AspectRatio>);
  expect(viewBoxOfShape()).toBeUndefined();
  expect(container).toHaveTextContent('Inhalt');
});
