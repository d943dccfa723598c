import { useSyncExternalStore } from 'react'
import { balanceRefreshCooldown } from '#core/constants/specification.ts'
import type { Client } from '#core/contract/client.ts'

type Rest = {
  readonly isResting: () => boolean
  readonly begin: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const rests = new WeakMap<Client, Rest>()

/** The cooldown between two balance reads, shared by everything on the screen that can ask for one. */
export function useBalanceRest(client: Client): { readonly resting: boolean; readonly rest: Rest } {
  const rest = restOf(client)
  return { rest, resting: useSyncExternalStore(rest.subscribe, rest.isResting) }
}

function restOf(client: Client): Rest {
  const known = rests.get(client)
  if (known !== undefined) return known
  const made = newRest()
  rests.set(client, made)
  return made
}

function newRest(): Rest {
  const listeners = new Set<() => void>()
  let resting = false
  const set = (to: boolean) => {
    resting = to
    for (const listener of listeners) listener()
  }
  return {
    isResting: () => resting,
    begin: () => {
      set(true)
      setTimeout(() => set(false), balanceRefreshCooldown)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
