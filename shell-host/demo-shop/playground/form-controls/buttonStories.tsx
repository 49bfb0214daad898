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

/** Groups with one open panel, with several and with radio buttons, and a link. */
export function ExpansionStory({ ui, site, texts }: StoryProps) {
  const { ExpansionLink, ExpansionPanel, ExpansionPanelGroup } = ui;
  const panels = (type: 'normal' | 'radioButton') =>
    ['A', 'B'].map((id) => (
      <ExpansionPanel site={site} id={id} title={`${type} ${id}`} type={type} level={4} key={id}>
        <p>{texts.content}</p>
      </ExpansionPanel>
    ));
  return (
    <>
      <ExpansionPanelGroup site={site} initiallyOpen={['A']} label="single">
        {panels('normal')}
        <ExpansionLink site={site} href="/contact" title="link" level={4} />
      </ExpansionPanelGroup>
      <ExpansionPanelGroup site={site} multi label="multi">
        {panels('normal')}
      </ExpansionPanelGroup>
      <ExpansionPanelGroup site={site} initiallyOpen={['B']} label="radioButton">
        {panels('radioButton')}
      </ExpansionPanelGroup>
    </>
  );
}
