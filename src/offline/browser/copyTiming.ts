/** Name of the `Server-Timing` entry by which a page knows that it is a copy. */
export const copyTiming = 'offline-copy';
