import {
  switchVisitor,
  switchVisitorInPlace,
  demoCustomer,
  type Visitor,
} from '../../pages/account/visitor.ts';
import { Form } from '../Fields.tsx';
import { Panel } from '../Panel.tsx';

const fields = [
  { name: 'kind', kind: 'oneOf', options: ['LOGGED_OUT', 'REMEMBERED', 'LOGGED_IN'] },
  { name: 'beans', kind: 'number' },
  { name: 'newsletter', kind: 'oneOf', options: ['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'] },
  { name: 'card', kind: 'flag' },
  { name: 'community', kind: 'flag' },
  { name: 'staff', kind: 'flag' },
];

type Values = Readonly<Record<string, string>>;

/** Converts the form's values to the shop's format. A known visitor has a name. */
function toVisitor({ kind, newsletter, ...values }: Values): Visitor {
  const { firstName, lastName, email } = demoCustomer;
  return {
    kind: kind as Visitor['kind'],
    newsletter: newsletter as Visitor['newsletter'],
    ...(kind !== 'LOGGED_OUT' && { firstName, lastName, email }),
    beans: Math.max(0, Math.trunc(Number(values['beans'])) || 0),
    card: values['card'] === 'true',
    community: values['community'] === 'true',
    staff: values['staff'] === 'true',
  };
}

interface Props {
  /** The current visitor of the shop. */
  current: Visitor;
  onFailure: () => void;
}

/** Changes the visitor. */
export function VisitorPanel({ current, onFailure }: Props) {
  const known = Object.entries({ beans: 0, newsletter: 'NONE', ...current });
  const initial = Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
  const apply = (send: typeof switchVisitor) => (values: Values) =>
    void send(toVisitor(values)).catch(onFailure);
  const actions = {
    'Apply and reload': apply(switchVisitor),
    'Apply without reloading': apply(switchVisitorInPlace),
  };
  return (
    <Panel title="Visitor">
      <Form fields={fields} initial={initial} actions={actions} />
    </Panel>
  );
}
