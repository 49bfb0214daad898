import { connect, fill, load } from 'fascia-host';

connect({ entry: 'https://cdn.example/fascia/container.js' });
fill('#header', 'Header', { site: 'AT' });
fill('#footer', 'Footer', { site: 'AT' });
const { cartStore } = await load('cart');
cartStore.subscribe(() => console.log(cartStore.getState().count));
