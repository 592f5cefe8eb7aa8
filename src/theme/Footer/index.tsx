// Change: every product and version is one plain link away, even without JavaScript, where the navbar's switchers don't open; its
// titles are not part of the page's outline.
import { memo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { PrivacyChoices } from '@generated/x-analytics/default/slots';
import { products } from '@site/src/products';
import { useVersionEntries } from '@site/src/components/VersionSwitcher/useVersionEntries';
import styles from './styles.module.css';

/** The pages outside of the products that a reader looks for at the end of a page. */
const footerLinks = [
  { label: 'Installation', to: '/introduction/installation/' },
  { label: 'Licensing', to: '/introduction/licensing/' },
  { label: 'Support', to: '/introduction/support/' },
  { label: 'Roadmap', to: '/introduction/roadmap/' },
  { label: 'Blog', to: '/blog/' },
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
          title="Products"
          links={products.map(({ name, overviewPath }) => ({ label: name, to: overviewPath }))}
        />
        <Column title="About" links={footerLinks}>
          {PrivacyChoices && (
            <li>
              <PrivacyChoices />
            </li>
          )}
        </Column>
        <Column
          title={`${product.name} versions`}
          links={entries.map(({ text, href }) => ({ label: text, to: href }))}
        />
      </div>
    </footer>
  );
}

export default memo(Footer);
