import type { Instant } from '#core/clock/instant.ts'
import type { Language } from '#core/language/language.ts'
import type { Transaction } from '#platform/db/database.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { MarketingChannel } from '#core/marketing-channel.ts'
import type { ConsentSource } from '../../consent-sources.ts'

export type ConsentChange = {
  readonly playerId: bigint
  readonly channel: MarketingChannel
  readonly isGiven: boolean
  readonly wording: number | null
  readonly language: Language | null
  readonly source: ConsentSource
  readonly now: Instant
}

const insert = statement(
  'marketing_consent_change_insert',
  `insert into marketing_consent_change (player_id, channel, is_given, wording, language, source, at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)
export const consentChangeInsert = (tx: Transaction, c: ConsentChange) =>
  tx.rows(insert, [c.playerId, c.channel, c.isGiven, c.wording, c.language, c.source, sqlTime(c.now)])

export type ConsentChangeRow = Omit<ConsentChange, 'now' | 'playerId'> & {
  readonly at: Instant
  readonly isNow: boolean
}
const byId = { by: 'c.id', kind: 'number' } as const

/** Every consent that was given and withdrawn, for the staff and for the player's copy. */
export const consentChanges = listQuery<ConsentChangeRow>()({
  name: 'marketing_consent_change_list',
  columns: `c.channel, c.is_given as "isGiven", c.wording, c.language, c.source, c.at,
    not exists (select from marketing_consent_change l
      where l.player_id = c.player_id and l.channel = c.channel and l.id > c.id) as "isNow"`,
  from: 'marketing_consent_change c',
  filters: { playerId: 'c.player_id = $' },
  sorts: { newest: { ...byId, direction: 'desc' }, oldest: { ...byId, direction: 'asc' } },
  id: 'c.id',
})
