import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { usePlayer } from './use-player.ts'

const card = lazyScreen(() => import('./agreements-card.tsx').then((m) => m.AgreementsCard))

/** Asks a player to agree anew where that is due. Draws nothing otherwise. */
export function AgreementsDue() {
  const due = (usePlayer()?.agreementsDue.length ?? 0) > 0
  return due ? <Deferred part={card} /> : null
}
