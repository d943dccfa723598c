import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { isSignatureOf, signatureOf } from './signature.ts'
import type { GlwKey } from './sign-request.ts'

/** Time from the tap in the lobby to the request of the game's page, as for a launch token. */
const demoLife = seconds(120)
const signaturePrefix = 'v1='

type DemoFacts = { readonly gameCode: string; readonly now: Instant }
type DemoRules = {
  /** Whether it may buy bonuses, with play money. */
  readonly sellsBonus: boolean
}

/** After the time: no bonus may be bought. A token without it is as it was before there were any. */
const withoutBonus = 'p'

/**
 * Opens a demonstration of one game for a short while, signed with the key of GLW/1. It names nobody, opens nothing in the wallet
 * and is kept by neither side.
 */
export function demoToken(
  { secret }: Pick<GlwKey, 'secret'>,
  { gameCode, now, sellsBonus }: DemoFacts & DemoRules,
): string {
  const until = `${addDuration(now, demoLife)}${sellsBonus ? '' : withoutBonus}`
  return `${until}_${signatureOf(secret, demoText(gameCode, until)).slice(signaturePrefix.length)}`
}

/** What a token opens, or why it opens no demonstration of this game. */
export function readDemoToken(
  { secret }: Pick<GlwKey, 'secret'>,
  token: string,
  { gameCode, now }: DemoFacts,
): 'demoRefused' | 'demoExpired' | DemoRules {
  const [, until, signature] = /^(\d{1,15}p?)_([\da-f]{64})$/.exec(token) ?? []
  if (until === undefined || signature === undefined) return 'demoRefused'
  if (!isSignatureOf(secret, demoText(gameCode, until), signaturePrefix + signature)) return 'demoRefused'
  return Number.parseInt(until, 10) <= now ? 'demoExpired' : { sellsBonus: !until.endsWith(withoutBonus) }
}

/** Requests and answers begin with a time, so that no signature of theirs is one of these. */
const demoText = (gameCode: string, until: string): string => ['demo', gameCode, until].join('\n')
