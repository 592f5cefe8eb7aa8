export interface InboxItem {
  id: string;
  label: string;
  childrenCount: number;
}

const subjects = ['Rail pass', 'Spare parts', 'Night shift', 'Invoice 1044', 'Snow forecast'];
let arrived = 2;

/** Folders, or the mail of one: the inbox has one mail more with each request. */
export async function folderChildren(parentId?: string): Promise<InboxItem[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  if (!parentId) {
    return [
      { id: 'inbox', label: 'Inbox', childrenCount: 2 },
      { id: 'sent', label: 'Sent', childrenCount: 0 },
    ];
  }
  const mails = Array.from({ length: arrived }, (_, index) => ({
    id: `mail-${index + 1}`,
    label: `${index + 1}. ${subjects[index % subjects.length]}`,
    childrenCount: 0,
  }));
  arrived += 1;
  return mails.reverse();
}
