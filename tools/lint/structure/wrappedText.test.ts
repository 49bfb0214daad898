/** @jest-environment node */
import { RuleTester } from 'oxlint/plugins-dev';
import { wrappedText } from './wrappedText.ts';

const filename = 'View.tsx';
const errors = [{ message: 'Wrap the text in an element of its own' }];

// HOST-132
new RuleTester().run('wrapped-text', wrappedText, {
  valid: [
    '<p>{text}</p>',
    '<p>{isShown && text}</p>',
    '<p>{isShown ? text : <b />}</p>',
    '<p><span>{text}</span> <b>bold</b></p>',
    '<p>{/* a comment */}{text}</p>',
    "<p><span>{text}</span>{' '}<b /></p>",
    '<ul>{items.map((item) => <li key={item} />)}<li /></ul>',
    'const mark = isShown && <b />; const view = <p>{mark}<i /></p>;',
    'const row = (name) => name && <b />; const view = <p>{row(a)}{row(b)}</p>;',
  ].map((code) => ({ code, filename })),
  invalid: [
    '<p>{text}<b /></p>',
    '<p>Text <b /></p>',
    "<p>{isShown && 'text'}<b /></p>",
    '<p>{isShown ? <b /> : text}<i /></p>',
    "<p><b />{_('id')}</p>",
    '<p>{`${text}:`}<b /></p>',
    '<>{text}</>',
    'const name = text ?? other; const view = <p>{name}<i /></p>;',
    'function View({ children }) { return <p>{children}<i /></p>; }',
  ].map((code) => ({ code, filename, errors })),
});
