// Change: fences are static and highlighted at build (src/demos), so that upstream's code block with its highlighter
// does not reach the browser. Only code written as an element is left.
import type { ReactNode } from 'react';

export default function CodeBlock({ children }: { children?: ReactNode }): ReactNode {
  return (
    <pre translate="no">
      <code>{children}</code>
    </pre>
  );
}
