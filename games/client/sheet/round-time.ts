/** When a round was played, in Manila. */
export const roundTime = (at: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    timeZone: 'Asia/Manila',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(at))
