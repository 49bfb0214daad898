import { useState } from 'react';
import { Button } from '../../pages/ui/Button.tsx';
import {
  switchVisitor,
  switchVisitorInPlace,
  demoCustomer,
  type Visitor,
} from '../../pages/account/visitor.ts';
import { ChoiceField } from '../ChoiceField.tsx';
import { FlagField } from '../FlagField.tsx';
import { Panel } from '../Panel.tsx';
import { TextField } from '../TextField.tsx';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';

const kinds = ['LOGGED_OUT', 'REMEMBERED', 'LOGGED_IN'] as const;
const newsletterStatuses = ['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'] as const;

interface Props {
  /** The visitor as the shop sees them now. */
  current: Visitor;
  onFailure: () => void;
}

/** Changes the visitor. */
export function VisitorPanel({ current, onFailure }: Props) {
  const texts = usePlaygroundTexts();
  const [visitor, setVisitor] = useState<Visitor>({ beans: 0, newsletter: 'NONE', ...current });
  const { kind, card = false, community = false, staff = false } = visitor;
  const update = (changes: Partial<Visitor>) => setVisitor({ ...visitor, ...changes });
  const { firstName, lastName, email } = demoCustomer;
  const name = kind === 'LOGGED_OUT' ? {} : { firstName, lastName, email };
  const chosen = { ...visitor, ...name, staff };

  return (
    <Panel title={texts.visitor}>
      <ChoiceField
        label={texts.visitor}
        value={kind}
        options={kinds.map((one) => [one, texts[one]])}
        onChange={(next) => update({ kind: kinds.find((one) => one === next) ?? kind })}
      />
      <TextField
        label={texts.beans}
        value={String(visitor.beans)}
        isNumber
        onChange={(next) => update({ beans: Math.max(0, Math.trunc(Number(next)) || 0) })}
      />
      <ChoiceField
        label={texts.newsletter}
        value={visitor.newsletter ?? 'NONE'}
        options={newsletterStatuses.map((one) => [one, one])}
        onChange={(next) => update({ newsletter: newsletterStatuses.find((one) => one === next) })}
      />
      <FlagField label={texts.card} isOn={card} onChange={(on) => update({ card: on })} />
      <FlagField
        label={texts.community}
        isOn={community}
        onChange={(on) => update({ community: on })}
      />
      <FlagField label={texts.staff} isOn={staff} onChange={(on) => update({ staff: on })} />
      <Button look="secondary" onClick={() => void switchVisitor(chosen).catch(onFailure)}>
        {texts.apply}
      </Button>
      <Button look="secondary" onClick={() => void switchVisitorInPlace(chosen).catch(onFailure)}>
        {texts.applyInPlace}
      </Button>
    </Panel>
  );
}
