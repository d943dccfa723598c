import * as v from 'valibot'
import { useNavigationData } from '#platform/browser/router/use-navigation-data.ts'
import { messages } from './messages/en.ts'

/** What a game passes on that sends its player here. */
const fromGame = v.object({ leftGame: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })

/** Where to play with the money that came: in the game that was left for it, or in the lobby. */
export function useWayToPlay(): { readonly to: string; readonly label: string } {
  const left = useNavigationData(fromGame)?.leftGame
  return left === undefined
    ? { to: '/lobby/home', label: messages.play }
    : { to: `/start?gameId=${left}`, label: messages.backToGame }
}
