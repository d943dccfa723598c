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

/** Why a game is not started: first what is wrong with the game, then what stands between the player and playing. */
export function refuseStart(game: GameState | undefined, gate: PlayGate, mode: 'real' | 'demo') {
  return refuseGame(game) ?? (mode === 'real' ? refusePlay(gate) : refuseTrying(gate))
}

/** Why nobody is given a game to try: in the quiet mode only players try games, and nobody tries one on a break from play. */
export function refuseDemo(game: GameState | undefined, mode: 'normal' | 'green', gate: PlayGate | undefined) {
  return refuseGame(game) ?? (gate && refuseTrying(gate)) ?? (mode === 'green' ? 'demoClosed' : undefined)
}

function refuseGame(game: GameState | undefined) {
  if (game === undefined) return 'gameNotFound'
  if (game.state === 'disabled' || !game.isProviderEnabled) return 'gameUnavailable'
  return game.isInMaintenance ? 'gameInMaintenance' : undefined
}

/** Play money asks for no identity and reaches no limit; a stop of play is a stop of every game. */
const refuseTrying = ({ isStopped }: PlayGate) => (isStopped ? 'playStopped' : undefined)

function refusePlay({ isStopped, needsKyc, isLimitReached }: PlayGate) {
  if (isStopped) return 'playStopped'
  if (needsKyc) return 'kycNeeded'
  return isLimitReached ? 'limitReached' : undefined
}

/** With what a provider's page begins: for money, or as a demonstration, which there is no money to ask for in. */
export type GameEntry =
  | { readonly mode: 'real'; readonly launchToken: string }
  | { readonly mode: 'demo'; readonly demoToken: string | undefined }

export type LaunchFacts = {
  readonly launchUrl: string
  readonly gameCode: string
  readonly entry: GameEntry
  readonly platform: 0 | 1
  readonly publicUrl: string
  readonly realityCheckSeconds: number
}

const platformNames = { [platform.mobile]: 'mobile', [platform.desktop]: 'desktop' } as const satisfies Record<
  number,
  Platform
>
const historyPath = { mobile: '/record/transaction', desktop: '/lobby/record/transaction' } as const

/** The page of the provider with everything that it is told. The player's own token is never part of it. */
export function launchUrlOf(facts: LaunchFacts): string {
  const plat = platformNames[facts.platform]
  const query = {
    game: facts.gameCode,
    ...tokenOf(facts.entry),
    lang: 'en-PH',
    ccy: 'PHP',
    plat,
    home: `${facts.publicUrl}/lobby/home`,
    cashier: `${facts.publicUrl}/lobby/wallets/deposit`,
    hist: facts.publicUrl + historyPath[plat],
    rc: String(facts.realityCheckSeconds),
    // The lobby's bar stands above the game: a game that has one, too, leaves its own away.
    bar: 'frame',
    mode: facts.entry.mode,
  }
  const written = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${facts.launchUrl}${facts.launchUrl.includes('?') ? '&' : '?'}${written.join('&')}`
}

function tokenOf(entry: GameEntry) {
  if (entry.mode === 'real') return { lt: entry.launchToken }
  return entry.demoToken === undefined ? {} : { dt: entry.demoToken }
}
