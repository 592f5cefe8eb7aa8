/** Stands for a request: answers after a second with the stored name, and refuses names with "fail" in them. */
export async function saveLabel(id: string, label: string): Promise<string> {
  await new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });
  if (label.toLowerCase().includes('fail')) throw new Error(`the server refused to rename ${id}.`);
  return label.trim();
}
