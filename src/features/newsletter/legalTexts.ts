import { newsletterRules } from '#shop/newsletter.ts';
import type { I18n, MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { onAttention } from '../../foundation/browser/page/pageReturn.ts';
import { report } from '../../foundation/browser/page/report.ts';
import type { NewsletterRules } from '../../foundation/shop/defineSite.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { newsletterTexts } from './newsletterTexts.ts';

/** The legal texts that every site requires. */
const LEGAL_TEXTS: readonly MessageId[] = [
  'newsletter.terms',
  'newsletter.privacy',
  'newsletter.consent.dne',
  'newsletter.consent.legals',
];

/**
 * The ids of the legal notice's sentences without their prefix `newsletter.legal.` (NEWS-48). The retention and
 * inactivity periods are optional (NEWS-38).
 */
export function legalSentences({ retentionDays, inactivityYears }: NewsletterRules) {
  return [
    'age',
    'doubleOptIn',
    'withdrawal',
    ...(retentionDays ? ['retention' as const] : []),
    ...(inactivityYears ? ['inactivity' as const] : []),
  ] as const;
}

/** Whether all legal texts of the site have loaded. */
function areComplete({ messages }: I18n, site: Site): boolean {
  const sentences = legalSentences(newsletterRules[site]).map(
    (sentence) => `newsletter.legal.${sentence}` as const,
  );
  return [...LEGAL_TEXTS, ...sentences].every((id) => messages[id]);
}

/**
 * Whether the form may be shown and sent with the loaded texts (NEWS-46). The form is shown only with all legal texts,
 * and sent only if the texts belong to its locale and site. Missing texts are requested again when the visitor returns
 * to the page.
 */
export function useLegalTexts() {
  const { site, locale } = useModule();
  const { i18n } = useLingui();
  const canShow = areComplete(i18n, site);
  const texts = newsletterTexts(site)(locale);
  useEffect(() => (canShow ? undefined : onAttention(texts.prefetch)), [canShow, texts]);
  useEffect(() => {
    if (canShow) return;
    report({ module: 'newsletter-form', operation: 'texts', message: 'A legal text is missing' });
  }, [canShow]);
  // Compares the messages, because `useLingui` returns a proxy of the instance.
  const isOwn = i18n.messages === texts.get()?.messages;
  return { canShow, canSend: canShow && isOwn };
}
