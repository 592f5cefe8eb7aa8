/** The name under which a page finds in its own timing that it is a copy. */
export const copyTiming = 'offline-copy';
