import type { Shell, ShellName } from '../shell.ts'

/** Each shell is a chunk of its own, so that only one is loaded. */
export async function loadShell(name: ShellName): Promise<Shell> {
  if (name === 'desktop') return (await import('./desktop/desktop-shell.tsx')).desktopShell
  return (await import('./mobile/mobile-shell.tsx')).mobileShell
}
