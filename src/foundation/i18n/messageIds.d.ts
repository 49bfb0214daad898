import type german from '../../../locales/de-DE/messages.json';

/** Makes unknown text ids a type error. The ids are those of the German catalogue. */
declare module '@lingui/core' {
  interface Register {
    messageIds: keyof typeof german.messages;
  }
}
