/** The texts of the footer in one language. */
export interface FooterTexts {
  headline: string;
  payment: { heading: string; intro: string; methods: string; redeem: string };
  delivery: { heading: string; intro: string; costs: string; tracking: string };
  collect: { heading: string; intro: string; how: string; finder: string };
  returns: { heading: string; intro: string; how: string; complaints: string };
  contact: { heading: string; intro: string; form: string; help: string; question: string };
  card: { heading: string; intro: string; signUp: string; beans: string };
  services: { heading: string; intro: string; newsletter: string; gifts: string; manuals: string };
  company: {
    heading: string;
    intro: string;
    about: string;
    sustainability: string;
    quality: string;
  };
  popular: string;
  social: string;
  apps: string;
  legal: { imprint: string; privacy: string; terms: string; withdrawal: string; consent: string };
  toMobile: string;
  toDesktop: string;
  /** The note on sales tax around its link. */
  tax: { before: string; link: string; after: string };
  trust: string;
}
