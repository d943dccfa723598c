import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { isSignatureOf, signatureOf } from './signature.ts'
import type { GlwKey } from './sign-request.ts'

/** Time from the tap to the request of the game's page, with a reload of it on a slow line. */
const replayLife = minutes(10)
const signaturePrefix = 'v1='

/** Whose eyes see the replay: `public` leaves out when the round was played. */
export type ReplayAudience = 'player' | 'public'

export type ReplaySubject = {
  readonly gameCode: string
  readonly roundId: string
  readonly audience: ReplayAudience
}

/**
 * Opens the replay of one round for a short while, signed with the key of GLW/1. Whoever signs it has decided that its holder may
 * see the round. It names nobody and is kept by neither side.
 */
export function replayToken(
  { secret }: Pick<GlwKey, 'secret'>,
  { now, ...subject }: ReplaySubject & { readonly now: Instant },
): string {
  const until = String(addDuration(now, replayLife))
  const signature = signatureOf(secret, replayText(subject, until)).slice(signaturePrefix.length)
  return [until, subject.audience, subject.roundId, signature].join('~')
}

/** The round that a token opens, or why it opens none. */
export function openReplayToken(
  { secret }: Pick<GlwKey, 'secret'>,
  token: string,
  { gameCode, now }: { readonly gameCode: string; readonly now: Instant },
): ReplaySubject | 'replayRefused' | 'replayExpired' {
  const [, until, audience, roundId, signature] = tokenForm.exec(token) ?? []
  if (until === undefined || roundId === undefined || signature === undefined) return 'replayRefused'
  const subject: ReplaySubject = { gameCode, roundId, audience: audience === 'player' ? 'player' : 'public' }
  if (!isSignatureOf(secret, replayText(subject, until), signaturePrefix + signature)) return 'replayRefused'
  return Number(until) <= now ? 'replayExpired' : subject
}

const tokenForm = /^(\d{1,15})~(player|public)~([\w.:-]{1,64})~([\da-f]{64})$/

/** Requests and answers begin with a time, and a demonstration with its own word, so that no signature of theirs is one of these. */
const replayText = ({ gameCode, roundId, audience }: ReplaySubject, until: string): string =>
  ['replay', gameCode, roundId, audience, until].join('\n')
