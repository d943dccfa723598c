import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { usePlayer } from '../use-player.ts'

const sheet = lazyScreen(() => import('./changed-terms-sheet.tsx').then((m) => m.ChangedTermsSheet))

/** Asks a player to agree anew where that is due, over the page: what lies below does not move. Draws nothing otherwise. */
export function AgreementsDue() {
  const due = (usePlayer()?.agreementsDue.length ?? 0) > 0
  return due ? <Deferred part={sheet} /> : null
}
