import type { StoryProps } from './story.ts';

const variants = ['primary', 'secondary', 'activating', 'sale', 'community'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** Each variant and size, busy and disabled. */
export function ButtonStory({ ui: { Button }, site }: StoryProps) {
  return (
    <>
      {variants.map((variant) => (
        <Button site={site} variant={variant} key={variant}>
          {variant}
        </Button>
      ))}
      {sizes.map((size) => (
        <Button site={site} size={size} key={size}>
          {size}
        </Button>
      ))}
      <Button site={site} busy>
        busy
      </Button>
      <Button site={site} disabled>
        disabled
      </Button>
    </>
  );
}

function panelsOf({ ui: { ExpansionPanel }, site }: StoryProps, type: 'normal' | 'radioButton') {
  return ['A', 'B'].map((id) => (
    <ExpansionPanel site={site} id={id} title={`${type} ${id}`} type={type} level={4} key={id}>
      <p>Content</p>
    </ExpansionPanel>
  ));
}

/** Panels without a group of their own kind: one open, one closed. */
export function ExpansionPanelStory(props: StoryProps) {
  const { ExpansionPanelGroup } = props.ui;
  return (
    <ExpansionPanelGroup site={props.site} initiallyOpen={['A']} label="single">
      {panelsOf(props, 'normal')}
    </ExpansionPanelGroup>
  );
}

/** A link that looks like a closed panel. */
export function ExpansionLinkStory({ ui: { ExpansionLink }, site }: StoryProps) {
  return <ExpansionLink site={site} href="/contact" title="link" level={4} />;
}

/** Groups with several open panels, and with radio buttons. */
export function ExpansionGroupStory(props: StoryProps) {
  const { ExpansionPanelGroup } = props.ui;
  return (
    <>
      <ExpansionPanelGroup site={props.site} multi initiallyOpen={['A', 'B']} label="multi">
        {panelsOf(props, 'normal')}
      </ExpansionPanelGroup>
      <ExpansionPanelGroup site={props.site} initiallyOpen={['B']} label="radioButton">
        {panelsOf(props, 'radioButton')}
      </ExpansionPanelGroup>
    </>
  );
}
