import type { KeyboardEvent, ReactNode } from 'react';
import type { Product } from '@site/src/products';

/** Where search looks. */
export interface SearchPlace {
  /** The product of the page being read. */
  product: Product;
  /** The segment of the version being read: empty for the current one. */
  segment: string;
  /** The version as a reader knows it. */
  version: string;
  /** The base path of that version, with a slash at both ends. */
  root: string;
}

/** What the results list tells the field. */
export interface Combobox {
  isExpanded: boolean;
  /** The id of the option that Enter opens. */
  activeId?: string;
}

/** The props of the results panel. */
export interface PanelProps {
  query: string;
  setQuery: (query: string) => void;
  /** Whether the query is the one that the dialog opened with. */
  isKept: boolean;
  listId: string;
  setCombobox: (combobox: Combobox) => void;
  /** Set by the panel: handles a key, and returns true if it did something. */
  onKeyRef: { current: ((event: KeyboardEvent) => boolean) | null };
  /** The query for which Enter was pressed before its answer: its first result is opened as soon as there is one. */
  enteredRef: { current: string | undefined };
  close: () => void;
}

/** The results below the field of the dialog. */
export type PanelComponent = (props: PanelProps) => ReactNode;
