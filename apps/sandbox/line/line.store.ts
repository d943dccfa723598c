import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

/** Keys come from outside or from the draw; everything that is stored ends by itself. */
type ExpiringEntry = { readonly expiresAt: number }

const optionalText = v.nullable(v.string())
const waitingRequest = v.object({
  redirectUri: v.string(),
  state: v.string(),
  scope: v.string(),
  nonce: optionalText,
  codeChallenge: optionalText,
})
const codeGrant = v.object({
  userId: v.string(),
  redirectUri: v.string(),
  scope: v.string(),
  nonce: optionalText,
  codeChallenge: optionalText,
})
const accessGrant = v.object({ userId: v.string(), scope: v.string() })

/** A checked request that waits for the person's answer. */
type WaitingRequest = v.InferOutput<typeof waitingRequest>
/** What a person agreed to, until the product fetches it. */
export type CodeGrant = v.InferOutput<typeof codeGrant>
type AccessGrant = v.InferOutput<typeof accessGrant>

export function requestInsert(database: DatabaseSync, request: WaitingRequest & ExpiringEntry & { id: string }): void {
  database
    .prepare(
      `insert into line_request (id, redirect_uri, state, scope, nonce, code_challenge, expires_at)
       values (:id, :redirectUri, :state, :scope, :nonce, :codeChallenge, :expiresAt)`,
    )
    .run(request)
}

/** Takes the request away: it can be answered once. */
export function requestTake(database: DatabaseSync, id: string, now: number): WaitingRequest | undefined {
  const row = database
    .prepare(
      `delete from line_request where id = ? and expires_at > ?
       returning redirect_uri as "redirectUri", state, scope, nonce, code_challenge as "codeChallenge"`,
    )
    .get(id, now)
  return row && v.parse(waitingRequest, row)
}

export function codeInsert(database: DatabaseSync, grant: CodeGrant & ExpiringEntry & { code: string }): void {
  database
    .prepare(
      `insert into line_code (code, user_id, redirect_uri, scope, nonce, code_challenge, expires_at)
       values (:code, :userId, :redirectUri, :scope, :nonce, :codeChallenge, :expiresAt)`,
    )
    .run(grant)
}

/** Takes the code away: whoever shows it first has used it, also when something else is wrong. */
export function codeTake(database: DatabaseSync, code: string, now: number): CodeGrant | undefined {
  const row = database
    .prepare(
      `delete from line_code where code = ? and expires_at > ?
       returning user_id as "userId", redirect_uri as "redirectUri", scope, nonce, code_challenge as "codeChallenge"`,
    )
    .get(code, now)
  return row && v.parse(codeGrant, row)
}

export function accessTokenInsert(
  database: DatabaseSync,
  grant: AccessGrant & ExpiringEntry & { token: string },
): void {
  database
    .prepare(
      'insert into line_access_token (token, user_id, scope, expires_at) values (:token, :userId, :scope, :expiresAt)',
    )
    .run(grant)
}

export function accessTokenFind(database: DatabaseSync, token: string, now: number): AccessGrant | undefined {
  const row = database
    .prepare('select user_id as "userId", scope from line_access_token where token = ? and expires_at > ?')
    .get(token, now)
  return row && v.parse(accessGrant, row)
}

export function expiredDelete(database: DatabaseSync, now: number): void {
  for (const table of ['line_request', 'line_code', 'line_access_token']) {
    database.prepare(`delete from ${table} where expires_at <= ?`).run(now)
  }
}
