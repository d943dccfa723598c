/** Whether a device spares data: as chosen on it by its cookies, otherwise as its browser asks for (`Save-Data`). */
export function sparesData(cookies: string, isAsked: boolean): boolean {
  const chosen = /(?:^|;\s*)data-saver=([^;]*)/.exec(cookies)?.[1]
  return chosen === 'on' || (chosen !== 'off' && isAsked)
}
