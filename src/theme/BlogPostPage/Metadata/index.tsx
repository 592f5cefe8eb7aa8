// Change: links to the post's Markdown.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Metadata from '@theme-original/BlogPostPage/Metadata';
import MarkdownLink from '@site/src/machine-pages/ui/MarkdownLink';

export default function BlogPostPageMetadataWrapper(): ReactNode {
  const { permalink } = useBlogPost().metadata;
  return (
    <>
      <Metadata />
      <MarkdownLink path={`${permalink.replace(/\/$/, '')}/`} />
    </>
  );
}
