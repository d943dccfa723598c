import { createSigner } from './signing.ts'

type TokenUse = { readonly secret: string; readonly gameCode: string; readonly now: number }

/** Whether the `dt` of a launch address opens a demonstration of this game now. */
export async function opensDemo(token: string, { secret, gameCode, now }: TokenUse): Promise<boolean> {
  const [, until, digits] = /^(\d{1,15})_([\da-f]{64})$/.exec(token) ?? []
  if (until === undefined || digits === undefined || Number(until) <= now) return false
  return createSigner(secret).verify(['demo', gameCode, until].join('\n'), `v1=${digits}`)
}

/** The round that the `rt` of a launch address shows, and to whom; undefined: none. */
export async function replayedRound(
  token: string,
  { secret, gameCode, now }: TokenUse,
): Promise<{ readonly roundId: string; readonly audience: 'player' | 'public' } | undefined> {
  const [, until, audience, roundId, digits] = replayForm.exec(token) ?? []
  if (until === undefined || audience === undefined || roundId === undefined || Number(until) <= now) return undefined
  const text = ['replay', gameCode, roundId, audience, until].join('\n')
  if (!(await createSigner(secret).verify(text, `v1=${digits}`))) return undefined
  return { roundId, audience: audience === 'player' ? 'player' : 'public' }
}

const replayForm = /^(\d{1,15})~(player|public)~([\w.:-]{1,64})~([\da-f]{64})$/
