import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ExposedModule } from './renderModule.tsx';
import './freshPage.ts';

const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
});

/** Puts the server-rendered markup of a module into the page, before the module's script runs. */
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

  /** Runs the module's script. Returns the problems that React and the module report. */
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

/** The markup without generated ids, which differ after hydration, and with sorted attributes. */
export function comparable(slot: Element): string {
  const lines = Array.from(slot.querySelectorAll('*'), lineOf).join('\n');
  return lines.replaceAll(/[\w-]*_[rR]_\w+/g, 'id');
}
