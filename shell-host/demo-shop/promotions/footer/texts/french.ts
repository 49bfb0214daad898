import type { FooterTexts } from '../footerTexts.ts';

/** The footer in French. */
export const french: FooterTexts = {
  headline: 'Nos services',
  payment: {
    heading: 'Paiement',
    intro: 'Payez en toute sécurité, comme vous le souhaitez.',
    methods: 'Modes de paiement',
    redeem: 'Utiliser une carte cadeau',
  },
  delivery: {
    heading: 'Livraison',
    intro: 'Rapide et bien emballée, jusque chez vous.',
    costs: 'Frais et délais de livraison',
    tracking: 'Suivre mon colis',
  },
  collect: {
    heading: 'Click & Collect',
    intro: 'Commandez en ligne, retirez en magasin.',
    how: 'Comment fonctionne le Click & Collect',
    finder: 'Trouver un magasin',
  },
  returns: {
    heading: 'Retours',
    intro: 'L’article ne vous plaît pas ? Renvoyez-le simplement.',
    how: 'Comment renvoyer un article',
    complaints: 'Réclamations et garantie',
  },
  contact: {
    heading: 'Contact et aide',
    intro: 'Nous sommes là pour vous.',
    form: 'Formulaire de contact',
    help: 'Questions fréquentes',
    question: 'Où est ma commande ?',
  },
  card: {
    heading: 'Aroma Card',
    intro: 'Collectez des grains à chaque achat.',
    signUp: 'Demander la carte privée gratuite',
    beans: 'Échanger mes grains',
  },
  services: {
    heading: 'Autres services',
    intro: 'Tout ce qui facilite vos achats.',
    newsletter: 'Newsletter',
    gifts: 'Cartes cadeaux',
    manuals: 'Modes d’emploi',
  },
  company: {
    heading: 'À propos d’Aroma',
    intro: 'Le café, c’est notre métier.',
    about: 'Entreprise',
    sustainability: 'Durabilité',
    quality: 'Qualité',
  },
  popular: 'Catégories populaires',
  social: 'Suivez-nous',
  apps: 'Notre application',
  legal: {
    imprint: 'Mentions légales',
    privacy: 'Protection des données',
    terms: 'Conditions générales',
    withdrawal: 'Droit de retour',
    consent: 'Paramètres des cookies',
  },
  toMobile: 'Vers la version mobile',
  toDesktop: 'Vers la version pour ordinateur',
  tax: { before: 'Tous les prix incluent la TVA, ', link: 'frais de livraison', after: ' en sus.' },
  trust: 'Achetez en toute confiance',
};
