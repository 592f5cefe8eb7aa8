import { cdp } from 'vitest/browser';

interface Frame {
  frame: { id: string };
  childFrames?: Frame[];
}

interface Node {
  role?: { value: string };
  name?: { value: string };
}

/**
 * Reads the tree that the browser gives to assistive technology, for statements about what a screen reader gets.
 * @param role which nodes are wanted, by their role; Chromium calls parts of an SVG `SvgRoot`, `group` or `graphics-symbol`
 * @returns the accessible names of these nodes, in document order; `undefined` for a node without a name
 */
export async function accessibleNames(role: RegExp): Promise<(string | undefined)[]> {
  // Vitest runs the claims in a frame of its page.
  const { frameTree } = (await cdp().send('Page.getFrameTree')) as { frameTree: Frame };
  const { frame } = frameTree.childFrames?.[0] ?? frameTree;
  const tree = await cdp().send('Accessibility.getFullAXTree', { frameId: frame.id });
  return (tree as { nodes: Node[] }).nodes
    .filter((node) => role.test(node.role?.value ?? ''))
    .map(({ name }) => name?.value);
}
