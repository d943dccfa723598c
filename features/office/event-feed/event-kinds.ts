import * as v from 'valibot'

/** Whole centavos of a peso. */
const amount = v.pipe(v.number(), v.safeInteger(), v.description('Whole centavos: 12345 is ₱123.45.'))
const time = v.pipe(v.string(), v.isoTimestamp(), v.description('ISO 8601, with the offset of Manila.'))
const order = v.pipe(v.string(), v.description('The number of the order, the same in every event about it.'))
const bonus = v.pipe(v.string(), v.description('Names this bonus: the same when it is given and when it ends.'))
const source = v.pipe(v.string(), v.description('The promotion or provider that gave it.'))

const round = v.object({
  provider: v.pipe(v.string(), v.description('The provider of the game.')),
  game: v.pipe(v.string(), v.description('The code of the title.')),
  round: v.pipe(v.string(), v.description('The round’s id, unique within the provider.')),
  revision: v.pipe(
    v.number(),
    v.safeInteger(),
    v.description('0 for the first result, and one more for each correction.'),
  ),
  isFree: v.pipe(v.boolean(), v.description('True if the player paid nothing for it.')),
  stake: amount,
  win: amount,
  openedAt: time,
})

type EventKind = {
  readonly version: number
  readonly summary: string
  readonly data: v.ObjectSchema<v.ObjectEntries, undefined>
}

/** Every kind of event that a partner can get. A field never changes its meaning: that takes the next version. */
export const eventKinds = {
  'player.registered': { version: 1, summary: 'A player opened an account.', data: v.object({}) },
  'identity.verified': { version: 1, summary: 'A player’s identity was verified by documents.', data: v.object({}) },
  'identity.revoked': { version: 1, summary: 'A verification was taken back.', data: v.object({}) },
  'deposit.paid': {
    version: 1,
    summary: 'A deposit was credited.',
    data: v.object({
      order,
      amount,
      isFirst: v.pipe(v.boolean(), v.description('True for the player’s first deposit ever.')),
    }),
  },
  'withdrawal.paid': { version: 1, summary: 'A withdrawal was paid out.', data: v.object({ order, amount }) },
  'withdrawal.returned': {
    version: 1,
    summary: 'A withdrawal’s money went back to the player’s balance.',
    data: v.object({
      order,
      amount,
      because: v.pipe(
        v.picklist(['rejected', 'cancelled', 'failed', 'reversed']),
        v.description('reversed: it had been paid out, and the bank sent it back.'),
      ),
    }),
  },
  'round.closed': { version: 1, summary: 'A round of a game ended.', data: round },
  'round.corrected': {
    version: 1,
    summary: 'A closed round has another result, which replaces the last.',
    data: round,
  },
  'round.voided': { version: 1, summary: 'A closed round does not count.', data: round },
  'bonus.given': {
    version: 1,
    summary: 'Bonus coins were credited.',
    data: v.object({
      bonus,
      source,
      amount,
      playthrough: v.pipe(amount, v.description('The stake that a withdrawal needs first, in centavos; 0: none.')),
    }),
  },
  'bonus.ended': {
    version: 1,
    summary: 'The playthrough of a bonus ended.',
    data: v.object({
      bonus,
      source,
      amount,
      how: v.pipe(
        v.picklist(['played', 'spent', 'givenUp', 'expired', 'cancelled']),
        v.description('played: fulfilled; spent: the balance ran out; cancelled: its credit was taken back.'),
      ),
    }),
  },
  'limit.changed': {
    version: 1,
    summary: 'A limit of a player was set, changed or ended.',
    data: v.object({
      limit: v.picklist(['deposit', 'loss', 'stake', 'time']),
      period: v.picklist(['day', 'week', 'month']),
      setBy: v.picklist(['player', 'operator']),
      change: v.pipe(
        v.picklist(['tighten', 'loosen']),
        v.description('A limit that a player loosens takes effect later.'),
      ),
    }),
  },
  'exclusion.began': {
    version: 1,
    summary: 'A player is excluded from play. Do not market to this player until after it ends.',
    data: v.object({
      exclusion: v.picklist(['timeOut', 'selfExclusion', 'operatorExclusion', 'familyExclusion']),
      endsAt: time,
    }),
  },
  'account.closed': { version: 1, summary: 'A player closed the account.', data: v.object({}) },
} as const satisfies Readonly<Record<string, EventKind>>

export type EventKindName = keyof typeof eventKinds
export type EventData<Name extends EventKindName> = v.InferOutput<(typeof eventKinds)[Name]['data']>

export const isEventKind = (text: string): text is EventKindName => Object.hasOwn(eventKinds, text)
export const eventKindNames: readonly [EventKindName, ...EventKindName[]] = Object.keys(eventKinds).filter(
  isEventKind,
) as [EventKindName, ...EventKindName[]]
