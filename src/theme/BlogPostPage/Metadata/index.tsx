// Change: links to the post's Markdown.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Metadata from '@theme-original/BlogPostPage/Metadata';
import TwinLink from '@site/src/machine-pages/ui/TwinLink';

export default function BlogPostPageMetadataWrapper(): ReactNode {
  const { permalink } = useBlogPost().metadata;
  return (
    <>
      <Metadata />
      <TwinLink path={`${permalink.replace(/\/$/, '')}/`} />
    </>
  );
}
