import { useState } from 'react';
import { Button } from '../../pages/ui/Button.tsx';
import {
  switchVisitor,
  switchVisitorInPlace,
  demoCustomer,
  type Visitor,
} from '../../pages/account/visitor.ts';
import { Fields } from '../Fields.tsx';
import { Panel } from '../Panel.tsx';

const fields = [
  { name: 'kind', kind: 'oneOf', options: ['LOGGED_OUT', 'REMEMBERED', 'LOGGED_IN'] },
  { name: 'beans', kind: 'number' },
  { name: 'newsletter', kind: 'oneOf', options: ['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'] },
  { name: 'card', kind: 'flag' },
  { name: 'community', kind: 'flag' },
  { name: 'staff', kind: 'flag' },
] as const;

interface Props {
  /** The visitor as the shop sees them now. */
  current: Visitor;
  onFailure: () => void;
}

/** The form's values as the shop takes them; a known visitor has a name. */
function toVisitor({ beans, ...values }: Record<string, string>): Visitor {
  const { firstName, lastName, email } = demoCustomer;
  const flags = ['card', 'community', 'staff'].map((name) => [name, values[name] === 'true']);
  return {
    ...(values as Partial<Visitor>),
    ...(values['kind'] !== 'LOGGED_OUT' && { firstName, lastName, email }),
    kind: values['kind'] as Visitor['kind'],
    beans: Math.max(0, Math.trunc(Number(beans)) || 0),
    ...Object.fromEntries(flags),
  };
}

/** Changes the visitor. */
export function VisitorPanel({ current, onFailure }: Props) {
  const [values, setValues] = useState<Record<string, string>>(() => {
    const known = { beans: 0, newsletter: 'NONE', ...current };
    return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, String(value)]));
  });
  const apply = (send: typeof switchVisitor) => () => void send(toVisitor(values)).catch(onFailure);
  return (
    <Panel title="Visitor">
      <Fields
        fields={fields}
        values={values}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
      />
      <Button look="secondary" onClick={apply(switchVisitor)}>
        Apply and reload
      </Button>
      <Button look="secondary" onClick={apply(switchVisitorInPlace)}>
        Apply without reloading
      </Button>
    </Panel>
  );
}
