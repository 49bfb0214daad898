import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Properties of Chromium's accessibility tree. A reference to elements is a list of their ids. */
type Property =
  | 'activedescendant'
  | 'atomic'
  | 'autocomplete'
  | 'checked'
  | 'controls'
  | 'disabled'
  | 'expanded'
  | 'focusable'
  | 'focused'
  | 'hasPopup'
  | 'invalid'
  | 'live'
  | 'modal'
  | 'pressed'
  | 'required'
  | 'selected';

/** How Chromium exposes an element to assistive technology. */
interface Exposed extends Partial<Record<Property, unknown>> {
  /** Whether assistive technology cannot reach the element. */
  ignored?: boolean;
  role?: string;
  name?: string;
  description?: string;
  /** Role of the closest ancestor that is not ignored. */
  parent?: string;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function readExposed(locator: Locator): Promise<Exposed> {
  const session = await sessionOf(locator.page());
  await locator.evaluate((element) => {
    Object.assign(window, { readElement: element });
  });
  const { result } = await session.send('Runtime.evaluate', { expression: 'readElement' });
  const { objectId = '' } = result;
  const { node } = await session.send('DOM.describeNode', { objectId });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId });
  const exposed = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  if (!exposed) throw new Error(`${locator} is not in the accessibility tree`);
  const parentOf = ({ parentId }: typeof exposed) =>
    nodes.find(({ nodeId }) => nodeId === parentId);
  let parent = parentOf(exposed);
  while (parent?.ignored) parent = parentOf(parent);
  const properties = exposed.properties?.map(({ name, value }) => {
    const ids = value.relatedNodes?.map(({ idref }) => idref).join(' ');
    return [name, ids ?? value.value];
  });
  return {
    ...Object.fromEntries(properties ?? []),
    ignored: exposed.ignored,
    role: exposed.role?.value,
    name: exposed.name?.value,
    description: exposed.description?.value,
    parent: parent?.role?.value,
  };
}

/**
 * Expects how Chromium exposes an element to assistive technology. Polled.
 *
 * @param expected `undefined` for a property that the element does not have.
 */
export async function expectExposed(locator: Locator, expected: Exposed): Promise<void> {
  const keys = Object.keys(expected) as (keyof Exposed)[];
  await expect
    .poll(async () => {
      const exposed = await readExposed(locator);
      return Object.fromEntries(keys.map((key) => [key, exposed[key]]));
    })
    .toEqual(expected);
}
