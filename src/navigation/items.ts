import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import type { ProductId } from '../products/types';
import type { Tag } from './tags';

/** What the helpers of `sidebars.ts` leave on a sidebar item for the theme. */
export interface NavigationProps {
  tags?: Tag[];
  /** `subheader`: a heading inside a group, always open. */
  kind?: 'group' | 'subheader';
  /** The product whose pages a top-level group holds. */
  product?: ProductId;
  /** Where the entries of such a group are: the name of a part, and which of its groups. Added at build. */
  part?: readonly [id: string, at: number];
}

/** The entries of a product's groups, which its pages bring (`sidebarParts.ts`). */
export interface SidebarPart {
  sidebarPart: string;
  groups: readonly PropSidebar[];
}

/**
 * The part of a sidebar item that all its forms share: written in `sidebars.ts` (`id`), loaded by the docs plugin, and
 * given to the theme (`href`, `docId`).
 */
export interface NavigationItem {
  type: string;
  id?: string;
  docId?: string;
  href?: string;
  label?: string;
  items?: readonly NavigationItem[];
  customProps?: Record<string, unknown>;
}

/** What our helpers said about a sidebar item; empty for an item they did not make. */
export function customPropsOf(item: { customProps?: Record<string, unknown> }): NavigationProps {
  return (item.customProps ?? {}) as NavigationProps;
}
