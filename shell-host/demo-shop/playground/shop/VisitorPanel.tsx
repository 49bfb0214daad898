import { useState } from 'react';
import { Button } from '../../pages/ui/Button.tsx';
import {
  switchVisitor,
  switchVisitorInPlace,
  demoCustomer,
  type Visitor,
} from '../../pages/account/visitor.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FlagField } from '../fields/FlagField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Panel } from '../Panel.tsx';

const kinds = ['LOGGED_OUT', 'REMEMBERED', 'LOGGED_IN'] as const;
const newsletterStatuses = ['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'] as const;
const flags = [
  ['card', 'Aroma Card'],
  ['community', 'Community'],
  ['staff', 'Staff'],
] as const;

interface Props {
  /** The visitor as the shop sees them now. */
  current: Visitor;
  onFailure: () => void;
}

/** Changes the visitor. */
export function VisitorPanel({ current, onFailure }: Props) {
  const [visitor, setVisitor] = useState<Visitor>({ beans: 0, newsletter: 'NONE', ...current });
  const { kind, staff = false } = visitor;
  const update = (changes: Partial<Visitor>) => setVisitor({ ...visitor, ...changes });
  const { firstName, lastName, email } = demoCustomer;
  const name = kind === 'LOGGED_OUT' ? {} : { firstName, lastName, email };
  const chosen = { ...visitor, ...name, staff };

  return (
    <Panel title="Visitor">
      <ChoiceField
        label="Login"
        value={kind}
        options={kinds}
        onChange={(next) => update({ kind: next })}
      />
      <TextField
        label="Beans"
        value={String(visitor.beans)}
        isNumber
        onChange={(next) => update({ beans: Math.max(0, Math.trunc(Number(next)) || 0) })}
      />
      <ChoiceField
        label="Newsletter"
        value={visitor.newsletter ?? 'NONE'}
        options={newsletterStatuses}
        onChange={(next) => update({ newsletter: next })}
      />
      {flags.map(([flag, label]) => (
        <FlagField
          key={flag}
          label={label}
          isOn={visitor[flag] ?? false}
          onChange={(isOn) => update({ [flag]: isOn })}
        />
      ))}
      <Button look="secondary" onClick={() => void switchVisitor(chosen).catch(onFailure)}>
        Apply and reload
      </Button>
      <Button look="secondary" onClick={() => void switchVisitorInPlace(chosen).catch(onFailure)}>
        Apply without reloading
      </Button>
    </Panel>
  );
}
