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

/** What the visitors of every site agree to. */
const LEGAL_TEXTS: readonly MessageId[] = [
  'newsletter.terms',
  'newsletter.privacy',
  'newsletter.consent.dne',
  'newsletter.consent.legals',
];

/**
 * The sentences of the legal notice, the ends of their texts' ids `newsletter.legal.…`: what is not said beside the button
 * (NEWS-48), the minimum age, and the terms that the shop sets for the site (NEWS-38).
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

/** Whether the texts hold all that a visitor of the site agrees to. They do not where the catalogue did not arrive. */
function areComplete({ messages }: I18n, site: Site): boolean {
  const sentences = legalSentences(newsletterRules[site]).map(
    (sentence) => `newsletter.legal.${sentence}` as const,
  );
  return [...LEGAL_TEXTS, ...sentences].every((id) => messages[id]);
}

/**
 * What the form may do with the texts that it has (NEWS-46). It may be shown only with all that a visitor agrees to, and
 * be sent only with that in its own language and of its own site. Missing texts are loaded again, also whenever the visitor
 * looks at the page again (NEWS-46).
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
  // The messages, because what the hook returns is a proxy of the instance.
  const isOwn = i18n.messages === texts.get()?.messages;
  return { canShow, canSend: canShow && isOwn };
}
