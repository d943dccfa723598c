import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { usePlayer } from '../use-player.ts'

const sheet = lazyScreen(() => import('./changed-terms-sheet.tsx').then((m) => m.ChangedTermsSheet))

/**
 * Asks for a renewed agreement over the page if one is due, without moving the content below. Renders nothing
 * otherwise.
 */
export function AgreementsDue() {
  const due = (usePlayer()?.agreementsDue.length ?? 0) > 0
  return due ? <Deferred part={sheet} /> : null
}
