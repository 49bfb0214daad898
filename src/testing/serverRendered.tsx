import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import './freshPage.ts';

/** An exposed module, as in `import * as footer from '../exposes/Footer.tsx'`. */
interface ExposedModule<Settings> {
  default: ComponentType<Settings>;
  prepare(settings?: Settings): Promise<void>;
}

const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
});

/** A module as a server has rendered it, in the page before its scripts. */
export async function serverRendered<Settings extends object>(
  module: ExposedModule<Settings>,
  settings: Settings,
) {
  const { default: Module, prepare } = module;
  await prepare(settings);
  const html = renderToString(<Module {...settings} />);
  const slot = document.createElement('div');
  slot.innerHTML = html;
  document.body.append(slot);

  /** Runs the module's script. Returns what React and the module complain about. */
  async function hydrate(): Promise<unknown[]> {
    const problems: unknown[] = [];
    const error = jest.spyOn(console, 'error').mockImplementation((...words) => {
      problems.push(words);
    });
    await prepare(settings);
    await act(async () => {
      const root = hydrateRoot(slot, <Module {...settings} />, {
        onRecoverableError: (problem) => problems.push(problem),
      });
      roots.push(root);
    });
    error.mockRestore();
    return problems;
  }
  return { html, slot, hydrate };
}

function lineOf({ localName, attributes, childNodes }: Element): string {
  const pairs = Array.from(attributes, ({ name, value }) => `${name}="${value}"`).toSorted();
  const texts = Array.from(childNodes, ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue);
  return [localName, ...pairs, ...texts.filter(Boolean)].join(' ');
}

/** The markup without ids, which React counts otherwise when it hydrates; the order of attributes does not count. */
export function comparable(slot: Element): string {
  const lines = Array.from(slot.querySelectorAll('*'), lineOf).join('\n');
  return lines.replaceAll(/[\w-]*_[rR]_\w+/g, 'id');
}
