import userEvent from '@testing-library/user-event';
import { keepFocusInside } from './keepFocusInside.ts';

function openModal() {
  document.body.innerHTML =
    '<button id="before"></button><div id="modal"><a href="/a" id="first"></a><button disabled></button><button id="last"></button></div><button id="after"></button>';
  const modal = document.getElementById('modal') as HTMLElement;
  modal.addEventListener('keydown', (event) => keepFocusInside(event, modal));
  return (id: string) => document.getElementById(id) as HTMLElement;
}

test('Tab goes from the last control to the first, and back', async () => {
  const visitor = userEvent.setup();
  const control = openModal();
  control('last').focus();
  await visitor.tab();
  expect(control('first')).toHaveFocus();
  await visitor.tab({ shift: true });
  expect(control('last')).toHaveFocus();
});

test('between its controls Tab does as always', async () => {
  const visitor = userEvent.setup();
  const control = openModal();
  control('first').focus();
  await visitor.tab();
  expect(control('last')).toHaveFocus();
});
