import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ResponseOf } from '#core/contract/call.ts'
import { keepUnchanged } from '#core/keep-unchanged.ts'
import type { Client, Reply } from '#core/contract/client.ts'
import type { Session } from '#platform/browser/session/session.ts'
import { getPlayer } from '../player-contract.ts'
import type { CallFailure } from './failure-text.ts'
import { type Player, plainPlayer } from './plain-player.ts'

export type PlayerState = {
  /** Undefined for a guest, and until the player has been read. */
  readonly player: Player | undefined
  readonly loading: boolean
  /** Why the last attempt to read the player failed. */
  readonly failure: CallFailure | undefined
}

export type PlayerStore = {
  readonly store: StoreApi<PlayerState>
  /** Stores the player returned by a sign-in. */
  readonly keep: (player: ResponseOf<typeof getPlayer>) => void
  /** Merges facts returned by another call: a new balance, a new name. */
  readonly change: (facts: Partial<Player>) => void
  readonly load: (client: Client) => Promise<Reply<typeof getPlayer>>
}

const stores = new WeakMap<Session, PlayerStore>()

/** The player of a session, as last read from the server. It never outlives the session. */
export function playerStoreOf(session: Session): PlayerStore {
  const known = stores.get(session)
  if (known) return known
  const made = createPlayerStore(session)
  stores.set(session, made)
  return made
}

function createPlayerStore(session: Session): PlayerStore {
  const store = createStore<PlayerState>(() => nobody)
  session.store.subscribe((now, before) => {
    if (now.token !== before.token) store.setState(nobody)
  })
  const update = (changeOf: (state: PlayerState) => Partial<PlayerState>) =>
    store.setState((state) => keepUnchanged(state, { ...state, ...changeOf(state) }))
  return {
    store,
    keep: (player) => store.setState({ player: plainPlayer(player), loading: false, failure: undefined }),
    // Facts that are already known cause no re-render.
    change: (facts) => update(({ player }) => ({ player: player && { ...player, ...facts } })),
    load: async (client) => {
      const token = session.token()
      store.setState({ loading: true })
      const reply = await client.send(getPlayer, {})
      // An answer for a session that has ended belongs to another player.
      if (session.token() !== token) return reply
      if (reply.kind === 'answer')
        update(() => ({ player: plainPlayer(reply.body), loading: false, failure: undefined }))
      else store.setState({ loading: false, failure: reply })
      return reply
    },
  }
}

const nobody: PlayerState = { player: undefined, loading: false, failure: undefined }
