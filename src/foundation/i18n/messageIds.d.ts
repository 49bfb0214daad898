import type german from '../../../locales/de-DE/messages.json';

/** The ids of the German catalogue are a type: an unknown id does not compile. */
declare module '@lingui/core' {
  interface Register {
    messageIds: keyof typeof german.messages;
  }
}
