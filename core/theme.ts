/** How the player's app looks. Night is the default; `system` follows the device's own setting. */
export const themes = ['night', 'light', 'system'] as const
export type Theme = (typeof themes)[number]

/** Tells the service worker that the pages that it keeps look otherwise now. */
export const themeChosen = 'theme-chosen'

/** The theme that was chosen on a device, by its cookies. */
export function chosenTheme(cookies: string): Theme {
  const chosen = /(?:^|;\s*)theme=([^;]*)/.exec(cookies)?.[1]
  return themes.find((theme) => theme === chosen) ?? 'night'
}
