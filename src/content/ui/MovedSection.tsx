import { useEffect, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface MovedSectionProps {
  /** The id that its heading had on this page. */
  id: string;
  /** Where it is now, without the base path. */
  to: string;
}

/** Opens the page that a section has moved to, for links to its old place. The build checks that it is there. */
export default function MovedSection({ id, to }: MovedSectionProps): ReactNode {
  const history = useHistory();
  const { hash } = useLocation();
  const address = useBaseUrl(to);
  useBrokenLinks().collectAnchor(id);
  useEffect(() => {
    // Replaced, so that "Back" doesn't lead here again.
    if (hash === `#${id}`) history.replace(address);
  }, [address, hash, history, id]);
  return <Link id={id} to={to} hidden />;
}
