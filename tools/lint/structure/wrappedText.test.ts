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
    '<p>{names.map((name) => { if (!name) return null; return <b key={name} />; })}<i /></p>',
    'function row(name) { return <b key={name} />; } const view = <p>{names.map(row)}<i /></p>;',
    'const List = () => names.map((name) => <b key={name} />);',
    'function View() { if (!isShown) return null; return <b />; }',
    'function textOf(name) { return name; }',
    'const MAX = max(1);',
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
    '<p>{names.map((name) => name)}<i /></p>',
    '<p>{names.map((name) => `${name}, `)}</p>',
    '<p>{names.flatMap((name) => { if (name) return name; return null; })}</p>',
    '<p>{Array.from(names, (name) => name.text)}</p>',
    'const rows = names.map((name) => name); const view = <p>{rows}<i /></p>;',
    'const row = (name) => name; const view = <p>{names.map(row)}<i /></p>;',
    '<p>{names.map(toText)}<i /></p>',
    'function textOf(name) { return name.text; } const view = <p>{textOf(name)}<i /></p>;',
    'function Name() { return text; }',
    'const Name = () => `${first} ${last}`;',
    "function Name() { if (isKnown) return <b />; return _('name.unknown'); }",
    'const Names = () => names.map((name) => name);',
    '<p><b />{`${count} items`}</p>',
    '<p>{isShown && `${count} items`}<b /></p>',
    'const label = `${count} items`; const view = <p><b />{label}</p>;',
  ].map((code) => ({ code, filename, errors })),
});
