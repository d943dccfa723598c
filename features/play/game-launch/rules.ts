import { type Language, localeOf } from '#core/language/language.ts'
import type { SiteMode } from '#core/enumerations/site-mode.ts'
import { type Platform, platform } from '#core/enumerations/platform.ts'

export type PlayGate = {
  readonly isStopped: boolean
  readonly needsKyc: boolean
  readonly isLimitReached: boolean
}

export type GameState = {
  readonly state: 'enabled' | 'disabled'
  readonly isInMaintenance: boolean
  readonly isProviderEnabled: boolean
}

/** Why a game is not started: first the game's own reasons, then the player's. */
export function refuseStart(game: GameState | undefined, gate: PlayGate, mode: 'real' | 'demo') {
  return refuseGame(game) ?? (mode === 'real' ? refusePlay(gate) : refuseTrying(gate))
}

/** Why a demonstration is refused: green mode allows it to players only, and a break from play to nobody. */
export function refuseDemo(game: GameState | undefined, mode: 'normal' | 'green', gate: PlayGate | undefined) {
  return refuseGame(game) ?? (gate && refuseTrying(gate)) ?? (mode === 'green' ? 'demoClosed' : undefined)
}

function refuseGame(game: GameState | undefined) {
  if (game === undefined) return 'gameNotFound'
  if (game.state === 'disabled' || !game.isProviderEnabled) return 'gameUnavailable'
  return game.isInMaintenance ? 'gameInMaintenance' : undefined
}

/** Play money needs no identity and reaches no limit, but a stop of play covers every game. */
const refuseTrying = ({ isStopped }: PlayGate) => (isStopped ? 'playStopped' : undefined)

function refusePlay({ isStopped, needsKyc, isLimitReached }: PlayGate) {
  if (isStopped) return 'playStopped'
  if (needsKyc) return 'kycNeeded'
  return isLimitReached ? 'limitReached' : undefined
}

/** How a launch begins: for money, or as a demonstration, which has no money to launch with. */
export type GameEntry =
  | { readonly mode: 'real'; readonly launchToken: string }
  | { readonly mode: 'demo'; readonly demoToken: string | undefined }

export type LaunchFacts = {
  readonly launchUrl: string
  readonly gameCode: string
  readonly entry: GameEntry
  readonly platform: 0 | 1
  readonly language: Language
  readonly publicUrl: string
  readonly realityCheckSeconds: number
  readonly siteMode: SiteMode
}

const platformNames = { [platform.mobile]: 'mobile', [platform.desktop]: 'desktop' } as const satisfies Record<
  number,
  Platform
>
const historyPath = { mobile: '/record/transaction', desktop: '/lobby/record/transaction' } as const

/** The provider's page with its launch parameters. They never include the player's own token. */
export function launchUrlOf(facts: LaunchFacts): string {
  const plat = platformNames[facts.platform]
  const query = {
    game: facts.gameCode,
    ...tokenOf(facts.entry),
    lang: localeOf(facts.language),
    ccy: 'PHP',
    plat,
    home: `${facts.publicUrl}/lobby/home`,
    cashier: `${facts.publicUrl}/lobby/wallets/deposit`,
    hist: facts.publicUrl + historyPath[plat],
    rc: String(facts.realityCheckSeconds),
    // The lobby's bar is shown above the game: a game with a bar of its own hides it.
    bar: 'frame',
    mode: facts.entry.mode,
    ...soundOf(facts.siteMode),
  }
  const written = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${facts.launchUrl}${facts.launchUrl.includes('?') ? '&' : '?'}${written.join('&')}`
}

/** Green mode is the same house with less noise: a game of ours has a quiet bed, and nothing rings. */
const soundOf = (mode: SiteMode) => (mode === 'green' ? { sound: 'quiet' } : {})

function tokenOf(entry: GameEntry) {
  if (entry.mode === 'real') return { lt: entry.launchToken }
  return entry.demoToken === undefined ? {} : { dt: entry.demoToken }
}
