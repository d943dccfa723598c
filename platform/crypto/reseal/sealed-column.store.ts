import type { Queryable } from '../../db/queryable.ts'
import { type Statement, statement } from '../../db/statement.ts'

export type ColumnPlace = {
  readonly table: string
  /** The tables to list from, where the context needs more than this one has. */
  readonly from?: string
  readonly key: { readonly column: string; readonly type: 'bigint' | 'text' }
  /** The column that the value's context names. */
  readonly of: string
  /** A column of bytes, or the field `sealed` of a JSON payload, in base64. */
  readonly value: { readonly column: string } | { readonly payloadOf: string }
}

export type SealedRow = { readonly key: string; readonly of: string; readonly sealed: Buffer }
export type NewValue = { readonly key: string; readonly before: Buffer; readonly sealed: Buffer }

export type ColumnStatements = {
  readonly list: Statement<SealedRow>
  readonly replace: Statement<{ readonly key: string }>
}

/** The names are those of our own declarations, never an input. */
export function columnStatements({
  table,
  from = table,
  key: { column: key, type },
  of,
  value,
}: ColumnPlace): ColumnStatements {
  const isPayload = 'payloadOf' in value
  const stored = isPayload ? `decode(t.payload->>'sealed', 'base64')` : `t.${value.column}`
  const only = isPayload ? `t.name = '${value.payloadOf}' and t.payload ? 'sealed' and ` : ''
  const assignment = isPayload
    ? `payload = jsonb_set(t.payload, '{sealed}', to_jsonb(translate(encode(n.sealed, 'base64'), E'\n', '')))`
    : `${value.column} = n.sealed`
  const name = `reseal_${table.replace('.', '_')}_${isPayload ? value.payloadOf.replaceAll('.', '_').toLowerCase() : value.column}`
  return {
    list: statement(
      `${name}_list`,
      `select t.${key}::text as key, t.${of}::text as of, ${stored} as sealed from ${from} t
       where ${only}${stored} is not null and substring(${stored} from 2 for 4) <> $1
         and ($2::${type} is null or t.${key} > $2::${type})
       order by t.${key} limit $3`,
    ),
    replace: statement(
      `${name}_replace`,
      `update ${table} t set ${assignment}
       from unnest($1::${type}[], $2::bytea[], $3::bytea[]) as n (key, before, sealed)
       where t.${key} = n.key and ${stored} = n.before returning t.${key}::text as key`,
    ),
  }
}

export type Portion = { readonly keyId: Buffer; readonly after: string | null; readonly limit: number }

/** Values that are not sealed under this key yet. */
export const sealedRowsAfter = (
  db: Queryable,
  { list }: ColumnStatements,
  { keyId, after, limit }: Portion,
): Promise<SealedRow[]> => db.rows(list, [keyId, after, limit])

/** A value that somebody has written meanwhile stays. Returns how many were replaced. */
export const sealedRowsReplace = async (
  db: Queryable,
  { replace }: ColumnStatements,
  values: readonly NewValue[],
): Promise<number> => {
  const columns = [values.map(({ key }) => key), values.map(({ before }) => before), values.map(({ sealed }) => sealed)]
  return (await db.rows(replace, columns)).length
}
