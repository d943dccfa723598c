import type { SimPlayer } from './sim-player.ts'
import type { SimulatedDeployment } from './simulated-deployment.ts'
import type { WalletCall } from './slow-wallet.ts'
import type { Step } from './step.ts'

/** A provider's message, until it has been answered. */
export type Message = { readonly player: SimPlayer; readonly call: WalletCall; readonly isRetry: boolean }

/** Everything that is simulated, in one seed. */
export type World = {
  readonly deployment: SimulatedDeployment
  readonly players: readonly SimPlayer[]
  /** The provider's unanswered messages, in order. */
  readonly outgoing: Message[]
  readonly answered: Message[]
  /** Situations that occurred, by their names in `sometimes.ts`. */
  readonly seen: Set<string>
  /** The orders of deposits whose coins have come. */
  readonly credited: Set<string>
  /** When the seed began. */
  readonly start: number
  lastId: number
}

/** A step with whom it concerns. */
export type Turn = { readonly world: World; readonly player: SimPlayer; readonly numbers: Step['numbers'] }

/** Performs a step and describes its result in a few words. */
export type Performance = (turn: Turn) => Promise<string> | string

export const newId = (world: World, word: string): string => `${word}${++world.lastId}`

export function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(1, items.length)]
}

export const nowOf = ({ deployment }: World): number => deployment.clock.now()
