/** Whether anybody can open an address: it is not on this machine, nor in a network without a public name. */
function isPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' &&
    /\.[a-z][a-z\d-]+$/.test(hostname) &&
    !/\.(?:internal|invalid|lan|local|localhost|test)$/.test(hostname)
  );
}

/** Assistants that open with a question -> the address that takes it. */
const assistants = {
  Claude: 'https://claude.ai/new?q=',
  ChatGPT: 'https://chatgpt.com/?q=',
};

/**
 * Returns links that open a page in assistants; none if they could not read it.
 * @param markdown - full address of the page's Markdown
 */
export const assistantLinks = (markdown: string): { name: string; href: string }[] =>
  isPublic(markdown)
    ? Object.entries(assistants).map(([name, address]) => ({
        name,
        href:
          address + encodeURIComponent(`Read ${markdown} and then answer my questions about it.`),
      }))
    : [];
