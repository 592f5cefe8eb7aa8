import * as React from 'react';
interface TreeApi {
  /**
   * Moves the focus.
   * @param {string} id The item.
   */
  focusItem: (id: string) => void;
  /** @ignore - do not document. */
  secret: () => void;
}
export interface TreeProps {
  apiRef?: React.RefObject<TreeApi | undefined>;
}
export declare function Tree(props: TreeProps): React.JSX.Element;
export interface BareProps {
  apiRef?: React.RefObject<{} | undefined>;
}
export declare function Bare(props: BareProps): React.JSX.Element;
