import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const insertAgreements = statement(
  'player_agreement_insert',
  `insert into player_agreement (player_id, document, document_version, agreed_at)
   select $1, document, version, $4 from unnest($2::text[], $3::text[]) as given (document, version) on conflict do nothing`,
)
export const agreementInsert = (
  tx: Queryable,
  { playerId, agreements, now }: { playerId: bigint; agreements: Readonly<Record<string, string>>; now: Instant },
) => tx.rows(insertAgreements, [playerId, Object.keys(agreements), Object.values(agreements), sqlTime(now)])

const insertDeclarations = statement(
  'player_declaration_insert',
  `insert into player_declaration (player_id, declaration, document_version, declared_at)
   select $1, declaration, $3, $4 from unnest($2::text[]) as declaration on conflict do nothing`,
)
export const declarationInsert = (
  tx: Queryable,
  given: { playerId: bigint; declarations: readonly string[]; version: string; now: Instant },
) => tx.rows(insertDeclarations, [given.playerId, given.declarations, given.version, sqlTime(given.now)])

const listLatest = statement<{ document: string; version: string }>(
  'player_agreement_list_latest',
  `select distinct on (document) document, document_version as version
   from player_agreement where player_id = $1 order by document, agreed_at desc`,
)
export const agreementListLatest = (db: Queryable, playerId: bigint) => db.rows(listLatest, [playerId])
