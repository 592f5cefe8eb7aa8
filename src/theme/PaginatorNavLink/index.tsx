// Change: a plan or status tag is shown beside the title of the linked page, and before it the product, if it is
// another one and the title does not name it.
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import { productFromPath } from '@site/src/products';
import type { Tag } from '@site/src/navigation/tags';
import TagBadge from '@site/src/components/TagBadge';

export default function PaginatorNavLinkWrapper({
  tags = [],
  title,
  ...props
}: Props & { tags?: Tag[] }): ReactNode {
  const { pathname } = useLocation();
  const product = productFromPath(props.permalink);
  const isElsewhere = product.id !== productFromPath(pathname).id;
  const isNamed = typeof title === 'string' && title.includes(product.name);
  return (
    <PaginatorNavLink
      {...props}
      title={
        <>
          {isElsewhere && !isNamed && `${product.name}: `}
          {title}
          {tags.map((tag) => (
            <span key={tag}>
              {' '}
              <TagBadge tag={tag} />
            </span>
          ))}
        </>
      }
    />
  );
}
