import userEvent from '@testing-library/user-event';
import type { NewsletterSettings } from '../features/newsletter/newsletterSettings.ts';
import { renderModule } from './renderModule.tsx';

/** The path of the sign-up service. */
export const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';
/** The path of the customer data. */
export const BASE_DATA = '/service/newsletter/api/internal/customers/base-data';

/** A public part of the form, or `null` if it is not rendered. */
export const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** A form field that may be missing. */
export const findField = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** A form field. Throws if it is missing. */
export function field(name: string): HTMLInputElement {
  const found = findField(name);
  if (!found) throw new Error(`The form has no field ${name}`);
  return found;
}

/** The submit button of the first form. */
export const submitButton = () =>
  document.querySelector<HTMLButtonElement>('button[type="submit"]') as HTMLButtonElement;

/** Imports and renders the form. The import is dynamic, so that a test can mock modules first. */
export async function openForm(settings: NewsletterSettings = {}) {
  const newsletter = await import('../exposes/NewsletterForm.tsx');
  const visitor = userEvent.setup({ delay: null });
  const { rerender } = await renderModule(newsletter, settings);
  return { visitor, rerender };
}
