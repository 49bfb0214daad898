/** jsdom does not implement modal dialogs. This opens and closes them and returns the focus, like a browser. */
if (!('showModal' in HTMLDialogElement.prototype)) {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      before.set(this, document.activeElement);
      this.open = true;
      this.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape' && this.open) cancelDialog();
      });
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      const opener = before.get(this);
      if (opener instanceof HTMLElement) opener.focus();
    },
  });
}

/** Dispatches `cancel` on the open dialog, like a browser when Escape is pressed. */
export function cancelDialog(): void {
  const dialog = document.querySelector('dialog[open]');
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
}
