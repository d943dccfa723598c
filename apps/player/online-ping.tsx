import { ping } from '#features/players/account/contract.ts'
import { usePing } from '#platform/browser/ping/use-ping.ts'
import type { AppLocation } from '#platform/browser/router/app-history.ts'
import { useRouter } from '#platform/browser/router/router-context.ts'

/** Reports the player's presence, and the open game, every minute. */
export function OnlinePing() {
  const { navigator } = useRouter()
  usePing(ping, () => presenceAt(navigator.location()))
  return null
}

export function presenceAt({ path, search }: Pick<AppLocation, 'path' | 'search'>): { gameId?: number } {
  const gameId = Number(new URLSearchParams(search).get('gameId'))
  return path === '/start' && Number.isSafeInteger(gameId) && gameId > 0 ? { gameId } : {}
}
