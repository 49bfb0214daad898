import { connect } from 'fascia-host';
import { Fascia, sharedReact, useCart } from 'fascia-host/react';
import { createRoot } from 'react-dom/client';

connect({ entry: 'https://cdn.example/fascia/container.js', share: sharedReact });

const App = () => (
  <>
    <Fascia module="Header" site="AT" fallback={<a href="/">Aroma</a>} />
    <main>{useCart().count} articles in your cart</main>
    <Fascia module="Footer" site="AT" />
  </>
);

createRoot(document.querySelector('#root')!).render(<App />);
