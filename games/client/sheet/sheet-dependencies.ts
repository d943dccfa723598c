import type { History, PastRound, TitleInfo } from '#games/rgs/contract.ts'
import type { Preferences } from '../preferences.ts'

export type SheetDependencies = {
  readonly title: TitleInfo
  /** The newest rounds, or those older than a round. */
  readonly loadHistory: (before?: string) => Promise<History | undefined>
  /** Undefined at a shared table, whose seeds are nobody's own and change with each round. */
  readonly rotate: ((clientSeed: string | undefined) => Promise<boolean>) | undefined
  /** Shows a round of the history again; false if it cannot be shown. */
  readonly watch: (round: PastRound) => Promise<boolean>
  readonly openVerifier: (() => void) | undefined
  readonly preferences: () => Preferences
  /** Whether cards of this table can be opened by hand. */
  readonly hasSqueeze?: boolean
  readonly illustrate?: (rules: HTMLElement) => void
  readonly setPreferences: (preferences: Preferences) => void
}
