import { act } from '@testing-library/react';

const usual = window.innerWidth;

/** Makes the window so wide, in px, until the test ends. */
export function setWidth(width: number): void {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}

afterEach(() => {
  window.innerWidth = usual;
});
