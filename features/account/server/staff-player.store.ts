import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { PlayerRow } from './player.store.ts'

type Shown = Pick<
  PlayerRow,
  'id' | 'account' | 'accountType' | 'nickname' | 'state' | 'stateUntil' | 'registeredAt'
> & {
  readonly mobile: string | null
  readonly isDemo: boolean
}

export type PlayerSearch = {
  readonly text: string
  readonly state: string
  /** Each spelling of a mobile number that the text may be. */
  readonly mobiles: readonly string[]
  readonly id: bigint | null
  readonly now: Instant
  readonly offset: number
  readonly limit: number
}

const shown = `id, account_shown as account, account_type as "accountType", nickname, mobile, state,
  state_until as "stateUntil", registered_at as "registeredAt", is_demo as "isDemo"`
const stateNow = `case when state_until <= $5 then 'active' else state end`

// A number is found only as a whole: by its beginnings it could be read, digit by digit, by who may not see it.
const search = statement<Shown>(
  'player_search_by_staff',
  `select ${shown} from player
   where ($1 = '' or id = $2 or account = $1 or account = any($3) or mobile = any($3)
       or (account_type <> 'phone' and starts_with(account, $1)))
     and ($4 = '' or ${stateNow} = $4)
   order by registered_at desc, id desc offset $6 limit $7`,
)
export const playerSearchByStaff = (db: Queryable, s: PlayerSearch) =>
  db.rows(search, [s.text, s.id, s.mobiles, s.state, sqlTime(s.now), s.offset, s.limit])

export type PlayerForStaff = Shown & {
  readonly uuid: string
  readonly avatar: number
  readonly hasLine: boolean
  readonly birthDate: CalendarDay
  readonly inviteCode: string
  readonly superiorId: bigint | null
  readonly withdrawalHoldUntil: Instant | null
  readonly stateReason: string
}

const find = statement<PlayerForStaff>(
  'player_find_by_staff',
  `select ${shown}, uuid, avatar, line_subject is not null as "hasLine", birth_date as "birthDate",
     invite_code as "inviteCode", superior_id as "superiorId", withdrawal_hold_until as "withdrawalHoldUntil",
     state_reason as "stateReason"
   from player where id = $1`,
)
export const playerFindByStaff = (db: Queryable, id: bigint) => atMostOne(db.rows(find, [id]))

type Given = { readonly name: string; readonly version: string; readonly at: Instant }

const listDeclarations = statement<Given>(
  'player_declaration_list',
  `select declaration as name, document_version as version, declared_at as at
   from player_declaration where player_id = $1 order by declared_at desc, declaration`,
)
export const declarationList = (db: Queryable, playerId: bigint) => db.rows(listDeclarations, [playerId])

const listAgreements = statement<Given>(
  'player_agreement_list',
  `select document as name, document_version as version, agreed_at as at
   from player_agreement where player_id = $1 order by agreed_at desc, document`,
)
export const agreementList = (db: Queryable, playerId: bigint) => db.rows(listAgreements, [playerId])

const setState = statement(
  'player_set_state',
  'update player set state = $2, state_until = $3, state_reason = $4 where id = $1',
)
export const playerSetState = (
  tx: Queryable,
  { id, state, until, reason }: { id: bigint; state: 'active' | 'suspended'; until: Instant | null; reason: string },
) => tx.rows(setState, [id, state, until === null ? null : sqlTime(until), reason])
