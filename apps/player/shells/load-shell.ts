import type { Shell, ShellName } from '../shell.ts'

/** Each shell is a chunk of its own: nobody fetches the one of the other device. */
export async function loadShell(name: ShellName): Promise<Shell> {
  if (name === 'desktop') return (await import('./desktop/desktop-shell.tsx')).desktopShell
  return (await import('./mobile/mobile-shell.tsx')).mobileShell
}
