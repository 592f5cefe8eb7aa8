// Change: names in inline code may contain places where they can break (`<wbr>`); upstream takes code with elements for a block.
import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import Code from '@theme-original/MDXComponents/Code';
import CodeInline from '@theme/CodeInline';

const isInline = (child: ReactNode): boolean =>
  typeof child === 'string' ? !child.includes('\n') : isValidElement(child) && child.type === 'wbr';

export default function MDXCode(props: ComponentProps<typeof Code>): ReactNode {
  const children = Children.toArray(props.children);
  return children.length > 0 && children.every(isInline) ? (
    <CodeInline {...props} />
  ) : (
    <Code {...props} />
  );
}
