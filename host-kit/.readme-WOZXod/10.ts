import { connect, fill, load } from 'fascia-host';

connect({ entry: 'https://cdn.example/fascia/container.js' });
fill('[data-fascia-slot="Header"]', 'Header', { site: 'AT' });
fill('[data-fascia-slot="Footer"]', 'Footer', { site: 'AT' });

const show = (count: number) =>
  (document.querySelector<HTMLOutputElement>('#count')!.value = `${count}`);
const cart = load('cart').then(({ cartStore }) =>
  cartStore.subscribe(() => show(cartStore.getState().count)),
);
cart.catch(() => {}); // The page lives without it.
