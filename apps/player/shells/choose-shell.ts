import * as v from 'valibot'
import type { SafeStorage } from '#platform/browser/storage/safe-storage.ts'
import { isShellName, type ShellName } from '../shell.ts'

const choiceKey = 'shell'
const choiceSchema = v.picklist(['mobile', 'desktop'])
const cookieMaxAgeSeconds = 365 * 24 * 60 * 60

/**
 * A page wide enough for the menu, and not for fingers. Zooming in leaves it, because the text needs the space; a mouse that
 * sleeps or is unplugged does not.
 */
export const desktopMedia = '(min-width: 64rem) and (pointer: fine), (min-width: 64rem) and (pointer: none)'

/** The shell of this device: the player's own choice, otherwise by width and pointer. */
export function chooseShell(storage: SafeStorage, { search, wide }: { search: string; wide: boolean }): ShellName {
  const requested = new URLSearchParams(search).get('shell')
  if (isShellName(requested)) storage.write(choiceKey, requested)
  return storage.read(choiceKey, choiceSchema) ?? (wide ? 'desktop' : 'mobile')
}

/** Sets a cookie, so that the server's next HTML has the right shell. */
export function keepShellCookie(page: Pick<Document, 'cookie'>, name: ShellName): void {
  page.cookie = `shell=${name}; Path=/; Max-Age=${cookieMaxAgeSeconds}; SameSite=Lax`
}
