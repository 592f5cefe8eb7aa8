// Change: fences are static, highlighted at build (src/demos), so that upstream's block with its highlighter
// does not reach the browser; what is left is code written as an element.
import type { ReactNode } from 'react';

export default function CodeBlock({ children }: { children?: ReactNode }): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
