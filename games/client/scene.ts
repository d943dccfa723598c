import type { RoundView, TitleInfo, WonJackpot } from '#games/rgs/contract.ts'
import type { Json } from '#games/title/json.ts'
import type { Loop } from './loop.ts'
import type { Motion } from './motion.ts'
import type { Particles } from './particles.ts'
import type { Sound } from './sound.ts'

/** What the big button does now. */
export type Action = {
  readonly label: string
  /** Below the label: what is at stake, or what would be paid. */
  readonly detail?: string
  readonly isEnabled?: boolean
  /** Asks nothing of the studio, so it works while a round is being shown: opening what is already decided. */
  readonly isFree?: boolean
  /** Gold for a bet, green for taking what was won, plain for what only ends a movement. */
  readonly tone?: 'bet' | 'take' | 'stop'
  readonly run: () => void
}

/** The part of a pool that was won, in centavos, and the wheel that decided it, where the pool has one. */
export type JackpotPrize = Pick<WonJackpot, 'amount' | 'spun'> & { readonly name: string }

/** What a scene is given: places to draw in, and the way to the studio. */
export type Stage = {
  /** Fills the page between the bars. */
  readonly container: HTMLElement
  /** Between the scene and the bar with the balance: choices before a bet. */
  readonly controls: HTMLElement
  readonly title: TitleInfo
  readonly loop: Loop
  readonly motion: Motion
  readonly sound: Sound
  readonly particles: Particles
  readonly buzz: (pattern: 'light' | 'firm') => void
  /** In centavos. */
  readonly stake: () => number
  /** In centavos, as last reported by the wallet. */
  readonly balance: () => number
  readonly onStake: (listener: () => void) => void
  /** Bets the stake on a choice. The scene's `play` is called with what came of it. */
  readonly begin: (choice: Json) => void
  readonly move: (move: Json) => void
  readonly setAction: (action: Action) => void
  /** Announces the scene to screen readers. */
  readonly say: (text: string) => void
  /** Leaves for the replay of a round that is over. Undefined where one is shown already. */
  readonly watch?: (round: Pick<RoundView, 'id' | 'game'>) => void
}

/** A title's drawing. It shows what the studio decided, and decides nothing. */
export type Scene = {
  /** The round as it stands, at once: the empty table, an interrupted round, or the last one. */
  readonly show: (round: RoundView | undefined) => void
  /** What happened in the last step of the round, as it happens. Resolves when everything has been seen. */
  readonly play: (round: RoundView) => Promise<void>
  /** Shows a won pool over the whole scene until the player continues. Undefined: the title feeds none. */
  readonly winJackpots?: (won: readonly JackpotPrize[]) => Promise<void>
  /** Where rounds may be played one after the other by themselves: what each begins with, and which of them the player should see. */
  readonly auto?: { readonly choice: Json; readonly hasBonus: (round: RoundView) => boolean }
  /** Writes what was won into its own picture, so that the page does not write it over that once more. */
  readonly showsWins?: true
  /** Whether the player may have rounds shown quickly, where they do not follow each other by themselves. */
  readonly hasPace?: true
  /** Draws into the rules what they name. */
  readonly illustrate?: (rules: HTMLElement) => void
  /** Whether choices can be changed: not while a round is open or requested. */
  readonly setBusy: (isBusy: boolean) => void
}
export type MakeScene = (stage: Stage) => Scene
