/** How often something has to be played. */
export function timesText(times: number): string {
  if (times === 0) return 'Not at all'
  return times === 1 ? 'Once' : `${times} times`
}
