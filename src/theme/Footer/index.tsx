// Change: every product and version is one plain link away, even without JavaScript, where the navbar's switchers don't open; its
// titles are not part of the page's outline.
import { memo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { PrivacyChoices } from '@generated/x-analytics/default/slots';
import { products } from '@site/src/products';
import { useVersionEntries } from '@site/src/components/VersionSwitcher/useVersionEntries';
import styles from './styles.module.css';

/** Returns the pages outside of the products that a reader looks for at the end of a page. */
const footerLinks = () => [
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

interface ColumnProps {
  title: string;
  links: { label: string; to: string }[];
  /** A last line that is not a link. */
  children?: ReactNode;
}

function Column({ title, links, children }: ColumnProps) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list} aria-label={title}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

function Footer(): ReactNode {
  const { product, entries } = useVersionEntries();
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} ${styles.footer}`}>
      <div className={styles.columns}>
        <Column
          title={translate({ id: 'x.footer.products', message: 'Products' })}
          links={products.map(({ name, overviewPath }) => ({ label: name, to: overviewPath }))}
        />
        <Column title={translate({ id: 'x.footer.about', message: 'About' })} links={footerLinks()}>
          {PrivacyChoices && (
            <li>
              <PrivacyChoices />
            </li>
          )}
        </Column>
        <Column
          title={translate(
            { id: 'x.footer.versions', message: '{product} versions' },
            { product: product.name },
          )}
          links={entries.map(({ text, href }) => ({ label: text, to: href }))}
        />
      </div>
    </footer>
  );
}

export default memo(Footer);
