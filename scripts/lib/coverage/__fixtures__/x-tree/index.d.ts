interface ReactElement {
  readonly type: string;
}

export interface TreeApi {
  focusItem: (id: string) => void;
  /** @deprecated Use focusItem. */
  focus: (id: string) => void;
  /** @ignore - do not document. */
  internal: () => void;
}

export interface TreeClasses {
  root: string;
  /** @deprecated Target the attribute. */
  expanded: string;
}

export interface TreeSlots {
  item?: string;
  /** @deprecated Use item. */
  row?: string;
}

export interface TreeProps {
  apiRef?: { current: TreeApi | undefined };
  slots?: TreeSlots;
  classes?: Partial<TreeClasses>;
}

export declare function Tree(props: TreeProps): ReactElement;

export interface ItemStatus {
  expanded: boolean;
}

export interface UseItemResult {
  getRootProps: (props?: object) => object;
  status: ItemStatus;
  publicAPI: TreeApi;
  names: string[];
  internal_store: ItemStatus;
  /** @deprecated */
  old: string;
}

export declare function useItem(id: string): UseItemResult | null;

export declare function useModel<Model extends { id: string; children?: Model[] }>(
  id: string,
): Model | null;

/** @deprecated Use useItem. */
export declare function useOldItem(id: string): UseItemResult;

declare function useInternal(): UseItemResult;
export { useInternal as unstable_useInternal };
