import { languageOf } from '../sites.ts';
import type { Language } from '../sites.ts';
import type { Mail } from '../wireTypes.ts';
import type { Subscriber } from './subscriberList.ts';

type MailTexts = Pick<Mail, 'subject' | 'text' | 'linkText'>;

const texts: Record<Language, MailTexts> = {
  de: {
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    text: 'Schön, dass Sie dabei sein möchten! Nur noch ein Klick, dann erhalten Sie den Aroma-Newsletter und Ihren Willkommensgutschein über 10 %. Der Link gilt 14 Tage.',
    linkText: 'Anmeldung bestätigen',
  },
  fr: {
    subject: 'Veuillez confirmer votre inscription à la newsletter',
    text: 'Nous sommes ravis de vous compter parmi nous ! Encore un clic et vous recevrez la newsletter Aroma ainsi que votre bon de bienvenue de 10 %. Le lien est valable 14 jours.',
    linkText: 'Confirmer l’inscription',
  },
  cs: {
    subject: 'Potvrďte prosím přihlášení k newsletteru',
    text: 'Jsme rádi, že chcete být u toho! Už jen jedno kliknutí a budete dostávat newsletter Aroma i uvítací poukaz na slevu 10 %. Odkaz platí 14 dní.',
    linkText: 'Potvrdit přihlášení',
  },
  hu: {
    subject: 'Kérjük, erősítse meg hírlevél-feliratkozását',
    text: 'Örülünk, hogy velünk tart! Már csak egy kattintás, és megkapja az Aroma-hírlevelet, valamint a 10%-os üdvözlőkupont. A link 14 napig érvényes.',
    linkText: 'Feliratkozás megerősítése',
  },
  pl: {
    subject: 'Prosimy o potwierdzenie zapisu do newslettera',
    text: 'Cieszymy się, że chcesz być z nami! Jeszcze tylko jedno kliknięcie, a otrzymasz newsletter Aroma i powitalny kupon na 10% rabatu. Link jest ważny 14 dni.',
    linkText: 'Potwierdzam zapis',
  },
  sk: {
    subject: 'Potvrďte, prosím, prihlásenie na odber newslettera',
    text: 'Tešíme sa, že chcete byť pri tom! Už len jedno kliknutie a budete dostávať newsletter Aroma aj uvítací kupón na zľavu 10 %. Odkaz platí 14 dní.',
    linkText: 'Potvrdiť prihlásenie',
  },
  tr: {
    subject: 'Lütfen e-bülten üyeliğinizi onaylayın',
    text: 'Aramıza katılmak istemenize sevindik! Tek bir tıklamayla Aroma e-bültenini ve %10 hoş geldin indiriminizi alacaksınız. Bağlantı 14 gün geçerlidir.',
    linkText: 'Üyeliği onayla',
  },
};

/** The confirmation mail of a sign-up; no mail leaves the demo. Its link opens the host's confirmation page (HOST-51). */
export function confirmationMail(subscriber: Subscriber, now: Date): Mail {
  const { email, site, token } = subscriber;
  return {
    to: email,
    site,
    ...texts[languageOf(site)],
    link: `/subscribenewsletter?${new URLSearchParams({ token, site })}`,
    sentAt: now.toISOString(),
  };
}
