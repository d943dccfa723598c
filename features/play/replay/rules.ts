import { type Language, localeOf } from '#core/language/language.ts'

export type ReplayAddress = {
  /** The provider's page of the game. */
  readonly launchUrl: string
  readonly gameCode: string
  readonly replayToken: string
  readonly language: Language
}

/** The game's page with the key to a round. It carries no token of a player. */
export function replayUrlOf({ launchUrl, gameCode, replayToken, language }: ReplayAddress): string {
  const query = new URLSearchParams({ game: gameCode, rt: replayToken, lang: localeOf(language), mode: 'replay' })
  return `${launchUrl}${launchUrl.includes('?') ? '&' : '?'}${query.toString()}`
}

export type ReplayFacts = {
  readonly state: 'OPEN' | 'CLOSED' | 'VOIDED'
  /** The provider's page can show the round. */
  readonly isReplayed: boolean
}

export type ReplayRefusal = 'roundNotFound' | 'roundArchived' | 'roundNotOver' | 'roundNotReplayed'

/** Why a round is not watched. */
export function refuseReplay(round: ReplayFacts): ReplayRefusal | undefined {
  if (round.state === 'OPEN') return 'roundNotOver'
  return round.isReplayed ? undefined : 'roundNotReplayed'
}
