import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Reply } from '#core/contract/client.ts'
import { submitDebounce } from '#core/constants/specification.ts'
import type { Session } from '#platform/browser/session/session.ts'
import { likeGame } from '../../contract.ts'

export type LikeFailure = Exclude<Reply<typeof likeGame>, { readonly kind: 'answer' | 'signedOut' }>

/** How likes are sent, and who is notified of the result. */
export type LikeSync = {
  readonly isLiked: () => boolean
  readonly send: (like: boolean) => Promise<Reply<typeof likeGame>>
  readonly onSettled: (liked: boolean) => void
  readonly onFailed: (failure: LikeFailure) => void
}

export type LikesStore = {
  /** Pending likes by game, which the server does not know yet. */
  readonly store: StoreApi<Readonly<Record<number, boolean>>>
  readonly choose: (gameId: number, liked: boolean, sync: LikeSync) => void
  /** Increments with every settled like: data read before may be older than what is known. */
  readonly settlements: () => number
}

const stores = new WeakMap<Session, LikesStore>()

/** The hearts of a session that are still on their way. */
export function likesStoreOf(session: Session): LikesStore {
  const known = stores.get(session)
  if (known) return known
  const made = createLikesStore(session)
  stores.set(session, made)
  return made
}

/**
 * A heart shows the new state at once. Quick taps are one request: only the last state is sent, if it differs from
 * the server's.
 */
function createLikesStore(session: Session): LikesStore {
  const store = createStore<Readonly<Record<number, boolean>>>(() => ({}))
  let settlements = 0
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const forget = (gameId: number) => {
    const { [gameId]: _settled, ...rest } = store.getState()
    store.setState(rest, true)
  }
  session.store.subscribe((now, before) => {
    if (now.token !== before.token) store.setState({}, true)
  })

  const settle = async (gameId: number, sync: LikeSync): Promise<void> => {
    timers.delete(gameId)
    const chosen = store.getState()[gameId]
    if (chosen === undefined) return
    if (chosen === sync.isLiked()) return forget(gameId)
    const reply = await sync.send(chosen)
    settlements += 1
    const known = reply.kind === 'answer' || (reply.kind === 'refusal' && standsAlready(reply.errcode))
    if (known) sync.onSettled(chosen)
    // A newer choice has its own timer.
    if (timers.has(gameId)) return
    forget(gameId)
    if (!known && reply.kind !== 'signedOut') sync.onFailed(reply)
  }
  return {
    store,
    settlements: () => settlements,
    choose: (gameId, liked, sync) => {
      clearTimeout(timers.get(gameId))
      store.setState({ [gameId]: liked })
      timers.set(
        gameId,
        setTimeout(() => void settle(gameId, sync), submitDebounce),
      )
    },
  }
}

const standsAlready = (errcode: number): boolean => errcode === likeGame.refusals.nothingToChange
