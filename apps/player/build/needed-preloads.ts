// Loaded by every page's head: the entry, React, and what both shells share.
const onEveryPage = /^assets\/(?:main|react|rolldown-runtime|first)-[\w-]{8}\.js$/

/** What a part that loads later has to ask for: the names of files that are there already are bytes of every first visit. */
export const neededPreloads = (files: readonly string[]): string[] => files.filter((file) => !onEveryPage.test(file))
