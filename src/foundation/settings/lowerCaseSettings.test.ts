/** @jest-environment node */
import { footerSettings } from '../../areas/footer/footerSettings.ts';
import { headerSettings } from '../../areas/header/headerSettings.ts';
import { newsletterSettings } from '../../features/newsletter/newsletterSettings.ts';
import { parseSettings, siteSettings } from './parseSettings.ts';
import type { Setting, SettingsTable } from './settingTypes.ts';

const modules = {
  Header: headerSettings,
  Footer: footerSettings,
  NewsletterForm: newsletterSettings,
  PreviewPanel: siteSettings,
};

const callback = () => {};

/** Returns a valid value in the form of an attribute, and its parsed value, which is not the default. */
function example(name: string, { kind, options, fallback }: Setting<unknown>): [unknown, unknown] {
  if (name === 'site') return ['AT', 'AT'];
  switch (kind) {
    case 'flag':
      return [String(!fallback), !fallback];
    case 'oneOf': {
      const other = options?.find((option) => option !== fallback);
      return [other, other];
    }
    case 'text':
      return ['/other', '/other'];
    case 'texts':
      return ['a, b', ['a', 'b']];
    case 'addresses':
      return [{ login: '/other' }, { login: '/other' }];
    case 'pixels':
      return ['300', 300];
    default:
      return [callback, callback];
  }
}

const settingsOf = (table: SettingsTable) =>
  Object.entries(table).flatMap(([name, setting]): [string, Setting<unknown>][] =>
    setting.kind === 'group'
      ? Object.entries(setting.table ?? {}).map(([inner, each]) => [`${name}.${inner}`, each])
      : [[name, setting]],
  );

const valueAt = (settings: object, name: string) =>
  name
    .split('.')
    .reduce((value, each) => (value as Record<string, unknown>)[each], settings as unknown);

test.each(Object.entries(modules))(
  '%s accepts its settings under their lower-case names, as in attributes and queries (HOST-16)',
  (_, table) => {
    for (const [name, setting] of settingsOf(table)) {
      const [text, value] = example(name, setting);
      const { settings, problems } = parseSettings(table, { [name.toLowerCase()]: text });
      expect([name, valueAt(settings, name), problems]).toEqual([name, value, []]);
    }
  },
);

test('prefers the original name to the lower-case name (HOST-16)', () => {
  const given = { hidenewsletter: 'true', hideNewsletter: false };
  expect(parseSettings(footerSettings, given).settings.hideNewsletter).toBe(false);
});

test('an undefined setting does not hide its lower-case name (HOST-16)', () => {
  const given = { hidenewsletter: 'true', hideNewsletter: undefined };
  expect(parseSettings(footerSettings, given).settings.hideNewsletter).toBe(true);
});

test('accepts tags as lower-case properties and as separate settings (HOST-16)', () => {
  const inside = parseSettings(headerSettings, { tags: { allof: 'a,b' } });
  expect(inside.settings.tags).toMatchObject({ allOf: ['a', 'b'] });
  const beside = parseSettings(headerSettings, { tags: { allOf: ['a'] }, 'tags.noneof': 'c' });
  expect(beside.settings.tags).toMatchObject({ allOf: ['a'], noneOf: ['c'] });
  expect(beside.problems).toEqual([]);
});

test('reports an invalid value of a lower-case name under the original name (HOST-16)', () => {
  const { settings, problems } = parseSettings(footerSettings, { contentsource: 'other' });
  expect(settings.contentSource).toBe('bundled');
  expect(problems).toEqual(['The setting "contentSource" is invalid; its default is used']);
});
