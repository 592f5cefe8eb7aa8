import { translate } from '@docusaurus/Translate';

/** Returns the pages outside of the products that a reader looks for at the end of a page. */
export const footerLinks = () => [
  {
    label: translate({ id: 'x.footer.installation', message: 'Installation' }),
    to: '/introduction/installation/',
  },
  {
    label: translate({ id: 'x.footer.licensing', message: 'Licensing' }),
    to: '/introduction/licensing/',
  },
  {
    label: translate({ id: 'x.footer.support', message: 'Support' }),
    to: '/introduction/support/',
  },
  {
    label: translate({ id: 'x.footer.roadmap', message: 'Roadmap' }),
    to: '/introduction/roadmap/',
  },
  { label: translate({ id: 'x.footer.blog', message: 'Blog' }), to: '/blog/' },
];
