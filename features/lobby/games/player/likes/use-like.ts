import { useStore } from 'zustand'
import { useChangePlayer, usePlayer, usePlayerNow } from '#features/players/account/player/index.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { buzz } from '#platform/browser/haptics/buzz.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useSession, useSignedIn } from '#platform/browser/session/session-context.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { likeGame } from '../../contract.ts'
import { messages } from '../messages/en.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { likesStoreOf } from './likes-store.ts'

export type Like = { readonly liked: boolean; readonly toggle: () => void }

/** Whether the player likes a game, and how to change it. A guest is sent to the login. */
export function useLike({ id }: Pick<Game, 'id'>): Like {
  const session = useSession()
  const signedIn = useSignedIn()
  const client = useClient()
  const navigate = useNavigate()
  const likes = likesStoreOf(session)
  const playerNow = usePlayerNow()
  const changePlayer = useChangePlayer()
  const known = usePlayer()?.gameData.gameLikes[id] === 1
  const shown = useStore(likes.store, (pending) => pending[id]) ?? known

  const keep = (liked: boolean) => {
    const data = playerNow()?.gameData
    if (data) changePlayer({ gameData: { ...data, gameLikes: withLike(data.gameLikes, id, liked) } })
  }
  const choose = (next: boolean) =>
    likes.choose(id, next, {
      isLiked: () => playerNow()?.gameData.gameLikes[id] === 1,
      send: async (like) => client.send(likeGame, { id, like: like ? 1 : 0 }),
      onSettled: keep,
      onFailed: (failure) => toast(failureText(failure), { tone: 'error' }),
    })
  const toggle = () => {
    if (!signedIn) return navigate('/login')
    buzz(10)
    choose(!shown)
    if (!shown) return
    toast(messages.likeRemoved, {
      action: { label: messages.undo, act: () => choose(true) },
    })
  }
  return { liked: shown, toggle }
}

function withLike(likes: Readonly<Record<string, number>>, id: number, liked: boolean): Record<string, number> {
  const { [id]: _before, ...others } = likes
  return liked ? { ...others, [id]: 1 } : others
}
