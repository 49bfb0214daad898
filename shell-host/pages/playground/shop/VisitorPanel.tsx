import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { becomeVisitor, demoCustomer, type Visitor } from '../../service/visitor.ts';
import { ChoiceField } from '../ChoiceField.tsx';
import { FlagField } from '../FlagField.tsx';
import { Panel } from '../Panel.tsx';
import { TextField } from '../TextField.tsx';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';

const kinds = ['LOGGED_OUT', 'REMEMBERED', 'LOGGED_IN'] as const;
const newsletter = ['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'] as const;

interface Props {
  /** Whom the shop takes this visit for. */
  now: Visitor;
  onFailure: () => void;
}

/** Makes the visit another visitor's. */
export function VisitorPanel({ now, onFailure }: Props) {
  const texts = usePlaygroundTexts();
  const [wanted, setWanted] = useState<Visitor>({ beans: 0, newsletter: 'NONE', ...now });
  const { kind, card = false, community = false, staff = false } = wanted;
  const change = (part: Partial<Visitor>) => setWanted({ ...wanted, ...part });
  const { firstName, lastName, email } = demoCustomer;

  return (
    <Panel title={texts.visitor}>
      <ChoiceField
        label={texts.visitor}
        value={kind}
        options={kinds.map((one) => [one, texts[one]])}
        onChange={(next) => change({ kind: kinds.find((one) => one === next) ?? kind })}
      />
      <TextField
        label={texts.beans}
        value={String(wanted.beans)}
        isNumber
        onChange={(next) => change({ beans: Math.max(0, Math.trunc(Number(next)) || 0) })}
      />
      <ChoiceField
        label={texts.newsletter}
        value={wanted.newsletter ?? 'NONE'}
        options={newsletter.map((one) => [one, one])}
        onChange={(next) => change({ newsletter: newsletter.find((one) => one === next) })}
      />
      <FlagField label={texts.card} isOn={card} onChange={(on) => change({ card: on })} />
      <FlagField
        label={texts.community}
        isOn={community}
        onChange={(on) => change({ community: on })}
      />
      <FlagField label={texts.staff} isOn={staff} onChange={(on) => change({ staff: on })} />
      <Button
        look="secondary"
        onClick={() => {
          const name = kind === 'LOGGED_OUT' ? {} : { firstName, lastName, email };
          becomeVisitor({ ...wanted, ...name, staff }).catch(onFailure);
        }}
      >
        {texts.apply}
      </Button>
    </Panel>
  );
}
