import { useSyncExternalStore } from 'react'
import { balanceRefreshCooldown } from '#core/constants/specification.ts'
import type { Client } from '#core/contract/client.ts'

type Cooldown = {
  readonly isActive: () => boolean
  readonly begin: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const cooldowns = new WeakMap<Client, Cooldown>()

/** The cooldown between two balance reads, shared by everything on the screen that can ask for one. */
export function useBalanceCooldown(client: Client): { readonly coolingDown: boolean; readonly cooldown: Cooldown } {
  const cooldown = cooldownOf(client)
  return { cooldown, coolingDown: useSyncExternalStore(cooldown.subscribe, cooldown.isActive) }
}

function cooldownOf(client: Client): Cooldown {
  const known = cooldowns.get(client)
  if (known !== undefined) return known
  const made = newCooldown()
  cooldowns.set(client, made)
  return made
}

function newCooldown(): Cooldown {
  const listeners = new Set<() => void>()
  let active = false
  const set = (to: boolean) => {
    active = to
    for (const listener of listeners) listener()
  }
  return {
    isActive: () => active,
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
