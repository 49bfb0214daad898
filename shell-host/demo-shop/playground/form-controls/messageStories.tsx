import { useState } from 'react';
import { Button } from '../../pages/ui/Button.tsx';
import type { StoryProps } from './story.ts';

const kinds = ['info', 'success', 'error'] as const;
const sizes = ['S', 'M', 'L'] as const;

/** Each kind of notification, and one that can be closed. */
export function NotificationStory({ ui: { Notification }, site }: StoryProps) {
  return (
    <>
      {kinds.map((kind) => (
        <Notification site={site} kind={kind} role="note" key={kind}>
          A message
        </Notification>
      ))}
      <Notification site={site} closable>
        A message
      </Notification>
    </>
  );
}

/** A button for each size of the modal. */
export function ModalStory({ ui: { Modal, TextField }, site }: StoryProps) {
  const [open, setOpen] = useState<(typeof sizes)[number]>();
  const close = () => setOpen(undefined);
  return (
    <>
      {sizes.map((size) => (
        <Button look="secondary" value={size} onClick={() => setOpen(size)} key={size}>
          {size}
        </Button>
      ))}
      <Modal site={site} open={open !== undefined} size={open} title="A message" onClose={close}>
        <TextField site={site} label="Field" />
      </Modal>
    </>
  );
}
