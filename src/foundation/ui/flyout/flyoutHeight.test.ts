import { trackFlyoutHeight } from './FlyoutFrame.tsx';

function headerOf(height: number) {
  const header = document.createElement('header');
  Object.defineProperty(header, 'offsetHeight', { value: height });
  return header;
}

const heightOn = ({ style }: HTMLElement) => style.getPropertyValue('--fascia-flyout-height');

function resizeTo(height: number) {
  window.innerHeight = height;
  window.dispatchEvent(new Event('resize'));
}

test('a flyout may be as high as the window without the header, and follows the window', () => {
  const header = headerOf(140);
  resizeTo(900);
  const end = trackFlyoutHeight(header);
  expect(heightOn(header)).toBe('760px');
  resizeTo(700);
  expect(heightOn(header)).toBe('560px');
  end();
  resizeTo(300);
  expect(heightOn(header)).toBe('560px');
});

test('where the header fills the window nothing is left, and no less', () => {
  const header = headerOf(400);
  resizeTo(320);
  trackFlyoutHeight(header)();
  expect(heightOn(header)).toBe('0px');
});
