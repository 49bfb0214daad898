import { useRemoteModule } from '../../../host/useRemoteModule.ts';
import { Form } from '../Fields.tsx';
import { Panel } from '../Panel.tsx';
import { sampleCarts } from '../states/states.ts';
import { demoApi } from './demoApi.ts';

const fields = [{ name: 'cart', kind: 'oneOf', options: Object.keys(sampleCarts) }];

/** Replaces the visitor's cart and reloads the cart of the header. */
export function CartPanel({ onFailure }: { onFailure: () => void }) {
  const cartModule = useRemoteModule('cart');
  const fill = ({ cart = '' }: Readonly<Record<string, string>>) =>
    void demoApi
      .putCart(sampleCarts[cart] ?? {})
      .then(() => (typeof cartModule === 'string' ? undefined : cartModule.reload()))
      .catch(onFailure);
  return (
    <Panel title="Cart">
      <Form fields={fields} initial={{ cart: 'two articles' }} actions={{ 'Fill cart': fill }} />
    </Panel>
  );
}
