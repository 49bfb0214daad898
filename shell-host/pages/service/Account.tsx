import { Button } from '../parts/Button.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { Width } from '../parts/Width.tsx';
import { fill } from '../texts/fill.ts';
import { useTexts } from '../texts/useTexts.ts';
import { Customer } from './Customer.tsx';
import { Scene } from './Scene.tsx';
import { becomeVisitor, demoCustomer, readVisitor, type Visitor } from './visitor.ts';

const stranger: Visitor = { kind: 'LOGGED_OUT' };

/** The visitor's own page, and where they log in. */
export function Account() {
  const { account } = useTexts();
  const answer = useAnswer('visitor', readVisitor);
  const visitor: Visitor | null =
    answer.state === 'read' ? answer.value : answer.state === 'failed' ? stranger : null;
  const name = [visitor?.firstName, visitor?.lastName].filter(Boolean).join(' ');
  const isKnown = visitor !== null && visitor.kind !== 'LOGGED_OUT';
  return (
    <Width>
      <Scene picture="/img/phases/coffee-break.svg" fromTop>
        <PageHeading title={account.title}>
          {isKnown && name ? fill(account.hello, { name }) : account.title}
        </PageHeading>
        {isKnown && <Customer visitor={visitor} />}
        {visitor !== null && !isKnown && (
          <>
            <p>{account.stranger}</p>
            <Button onClick={() => void becomeVisitor(demoCustomer)}>{account.logIn}</Button>
          </>
        )}
      </Scene>
    </Width>
  );
}
