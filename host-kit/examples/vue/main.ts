import { connect } from 'fascia-host';
import { Fascia, useCart } from 'fascia-host/vue';
import { createApp, h } from 'vue';

connect({ entry: 'https://cdn.example/fascia/container.js' });

const settings = { site: 'AT' } as const;
const home = () => h('a', { href: '/' }, 'Aroma');

createApp({
  setup() {
    const cart = useCart();
    return () => [
      h(Fascia, { module: 'Header', settings }, home),
      h('main', `${cart.value.count} articles in your cart`),
      h(Fascia, { module: 'Footer', settings }),
    ];
  },
}).mount(document.body.appendChild(document.createElement('div')));
