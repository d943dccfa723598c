import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { plannedEachTime, statement } from '#platform/db/statement.ts'
import type { PlayerLock } from '../../player-locks.ts'
import type { PlayerRow } from './player.store.ts'
import { isExcludedAt } from './is-excluded-at.ts'

type ShownPlayer = Pick<
  PlayerRow,
  'id' | 'account' | 'accountType' | 'nickname' | 'state' | 'stateUntil' | 'registeredAt'
> & {
  readonly mobile: string | null
  readonly isDemo: boolean
}

const shown = `id, account_shown as account, account_type as "accountType", nickname, mobile, state,
  state_until as "stateUntil", registered_at as "registeredAt", is_demo as "isDemo"`
/** Matches any part of a player's names, and two patterns for numbers, in the order of `playerPartValue`. */
const part = `((account_type <> 'phone' and account like ($::text[])[1]) or nickname ilike ($::text[])[1]
  or id::text like ($::text[])[1] or mobile like ($::text[])[2] or mobile like ($::text[])[3])`
const newest = { by: 'registered_at', kind: 'time' } as const

/** Every player. The caller decides which parts of a number may be searched. */
export const playersForStaff = listQuery<ShownPlayer>()({
  name: 'player_list_for_staff',
  columns: shown,
  from: 'player',
  filters: {
    named: `account_type <> 'phone' and account ~>=~ $ and account ~<~ ($ || chr(1114111))`,
    part,
    // The partial index holds players with any tag, which the condition must repeat to use it.
    tagged: `tags <> '{}' and tags @> array[$::text]`,
    numbered: 'id = any($::bigint[])',
    active: `(state = 'active' or state_until <= $time)`,
    suspended: `state = 'suspended' and (state_until is null or state_until > $time)`,
    excluded: isExcludedAt('$time'),
    from: 'registered_at >= $time',
    until: 'registered_at < $time',
  },
  plannedEachTime: ['part'],
  sorts: { newest: { ...newest, direction: 'desc' }, oldest: { ...newest, direction: 'asc' } },
  id: 'id',
})

export type PlayerPart = {
  readonly text: string
  readonly mobiles: readonly string[]
}
/** The value of the filter `part`. */
export const playerPartValue = ({ text, mobiles: [first, second] }: PlayerPart) => [
  `%${plainPattern(text)}%`,
  first ?? null,
  second ?? null,
]

/** Escapes wildcards, so that typed text matches literally. */
const plainPattern = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const findByPart = statement<{ id: bigint }>(
  'player_find_by_part',
  `select id from player where ${part.replaceAll('$', '$1')} limit $2::int`,
)
/** The players matched by a part, up to a limit. */
export const playersByPart = async (db: Queryable, value: ReturnType<typeof playerPartValue>, max: number) =>
  (await db.rows(plannedEachTime(findByPart), [value, max])).map(({ id }) => id)

const findNamed = statement<{ id: bigint }>(
  'player_find_named',
  `select id from player where id = $1 union select id from player where account = any($2)
   union select id from player where mobile = any($2)`,
)
type PlayerNameQuery = { readonly id: bigint | null; readonly mobiles: readonly string[] }
/** The players with this id or whole number. */
export const playersNamed = async (db: Queryable, by: PlayerNameQuery) =>
  (await db.rows(findNamed, [by.id, by.mobiles])).map(({ id }) => id)

export type PlayerForStaff = ShownPlayer & {
  readonly uuid: string
  readonly avatar: number
  readonly hasLine: boolean
  readonly birthDate: CalendarDay
  readonly inviteCode: string
  readonly superiorId: bigint | null
  readonly withdrawalHoldUntil: Instant | null
  readonly stateReason: string
  readonly locks: PlayerLock[]
  readonly tags: string[]
}

const find = statement<PlayerForStaff>(
  'player_find_by_staff',
  `select ${shown}, uuid, avatar, line_subject is not null as "hasLine", birth_date as "birthDate",
     invite_code as "inviteCode", superior_id as "superiorId", withdrawal_hold_until as "withdrawalHoldUntil",
     state_reason as "stateReason", locks, tags
   from player where id = $1`,
)
export const playerFindByStaff = (db: Queryable, id: bigint) => atMostOne(db.rows(find, [id]))

type Agreement = { readonly name: string; readonly version: string; readonly at: Instant }

const listDeclarations = statement<Agreement>(
  'player_declaration_list',
  `select declaration as name, document_version as version, declared_at as at
   from player_declaration where player_id = $1 order by declared_at desc, declaration`,
)
export const declarationList = (db: Queryable, playerId: bigint) => db.rows(listDeclarations, [playerId])

const listAgreements = statement<Agreement>(
  'player_agreement_list',
  `select document as name, document_version as version, agreed_at as at
   from player_agreement where player_id = $1 order by agreed_at desc, document`,
)
export const agreementList = (db: Queryable, playerId: bigint) => db.rows(listAgreements, [playerId])

const setState = statement(
  'player_set_state',
  'update player set state = $2, state_until = $3, state_reason = $4, closed_at = null where id = $1',
)
export const playerSetState = (
  tx: Queryable,
  { id, state, until, reason }: { id: bigint; state: 'active' | 'suspended'; until: Instant | null; reason: string },
) => tx.rows(setState, [id, state, until === null ? null : sqlTime(until), reason])
