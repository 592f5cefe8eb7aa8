import * as React from 'react';
export interface TreeProProps {
  apiRef?: React.RefObject<
    | {
        /** Moves the focus. */
        focusItem: (id: string) => void;
        /** Edits an item. */
        editItem: (id: string) => void;
      }
    | undefined
  >;
}
export declare function TreePro(props: TreeProProps): React.JSX.Element;
