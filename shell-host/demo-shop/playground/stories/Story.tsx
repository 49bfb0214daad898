import { createElement, useState, type ComponentType, type ReactNode } from 'react';
import type { RemoteModules } from '../../../host/useRemoteModule.ts';
import { Button } from '../../pages/ui/Button.tsx';
import type { PageSite } from '../../pages/routing/page.ts';

type Props = Readonly<Record<string, unknown>>;

/** A control or an HTML element as data: its name, props and children. */
export type StoryNode = string | StoryElement;
interface StoryElement extends ReadonlyArray<string | Props | StoryNode> {
  0: string;
  1: Props;
}

interface Environment {
  /** The exposed module `fascia/ui`. */
  ui: RemoteModules['ui'];
  site: PageSite;
}

/** A modal behind a button that opens it. */
function ModalStory({ ui: { Modal }, ...props }: Props & Environment & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const size = props['size'] as 'S' | 'M' | 'L';
  return (
    <>
      <Button look="secondary" value={size} onClick={() => setOpen(true)}>
        {size}
      </Button>
      <Modal {...props} title={size} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** A rating that can be changed if its props allow it. */
function RatingStory({ ui: { Rating }, site, ...props }: Props & Environment) {
  const [stars, setStars] = useState(Number(props['value']));
  const { id, label } = props as { id: string; label: string };
  if (!props['onChange']) return <Rating site={site} id={id} value={stars} />;
  return <Rating site={site} id={id} label={label} value={stars} onChange={setStars} />;
}

/** Renders a node of the stories. HTML elements have lower-case names. */
export function renderNode(node: StoryNode, { ui, site }: Environment, key?: number): ReactNode {
  if (typeof node === 'string') return node;
  const [name, props, ...nodes] = node as [string, Props, ...StoryNode[]];
  const children = nodes.map((child, index) => renderNode(child, { ui, site }, index));
  if (name === 'Modal') {
    return (
      <ModalStory {...props} ui={ui} site={site} key={key}>
        {children}
      </ModalStory>
    );
  }
  if (name === 'Rating') return createElement(RatingStory, { ...props, ui, site, key });
  const isElement = name === name.toLowerCase();
  const type = isElement ? name : (ui[name as keyof typeof ui] as ComponentType<Props>);
  return createElement(type, { ...props, ...(!isElement && { site }), key }, ...children);
}
