import type { LobbyFacts } from './enter-lobby.ts'
import type { SyntheticSettings } from './settings.ts'
import type { Visitor } from './visitor.ts'

/** What the player does in a round, in this order, and the page of docs/operations that says what to do when it fails. */
export const runbookOf = {
  lobby: 'docs/operations/upgrade.md',
  signIn: 'docs/operations/database-lost.md',
  deposit: 'docs/operations/deposits-slow.md',
  play: 'docs/operations/provider-down.md',
  withdrawal: 'docs/operations/synthetic-player.md',
} as const
export type StepName = keyof typeof runbookOf

/** Skipped: the account or the installation does not allow the step, which is no fault. */
export type StepOutcome = { readonly kind: 'done' } | { readonly kind: 'skipped'; readonly reason: string }

export const done: StepOutcome = { kind: 'done' }
export const skipped = (reason: string): StepOutcome => ({ kind: 'skipped', reason })

/** A signed-in player in the lobby. */
export type Visit = { readonly visitor: Visitor; readonly lobby: LobbyFacts; readonly settings: SyntheticSettings }
