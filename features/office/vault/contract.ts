import * as v from 'valibot'
import { calendarDayIn, calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { staffCall } from '#core/contract/staff-call.ts'
import { liveFigureNames, waits } from './vault-words.ts'

const wholeOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())

export const listVaultDays = staffCall({
  path: 'vaultDays',
  summary: 'Lists the days of the regulator’s vault, newest first: their files, and what the next day waits for.',
  permission: 'vault.view',
  request: v.object({}),
  response: v.object({
    /** Null: no day of the house has ended. */
    next: v.nullable(
      v.object({ day: calendarDayOut, waits: v.picklist(waits), written: v.number(), kinds: v.number() }),
    ),
    days: v.array(
      v.object({
        day: calendarDayOut,
        signedAt: instantOut,
        hash: v.string(),
        files: v.array(v.object({ name: v.string(), bytes: wholeOut, records: v.nullable(wholeOut) })),
      }),
    ),
  }),
  refusals: {},
})

export const downloadVaultFile = staffCall({
  path: 'vaultFile',
  summary: 'Returns one piece of a file of the vault. The pieces of a file, joined in order, are the file.',
  permission: 'vault.view',
  request: v.object({
    day: calendarDayIn,
    name: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}(\.jsonl\.gz|\.json|\.sig|\.mjs)$/)),
    piece: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  }),
  response: v.object({ pieces: v.number(), base64: v.string() }),
  refusals: { vaultFileNotFound: 1172 },
})

export const viewVaultNow = staffCall({
  path: 'vaultNow',
  summary: 'Returns the counts and sums of today so far, for the regulator.',
  permission: 'vault.view',
  request: v.object({}),
  response: v.object({
    day: calendarDayOut,
    at: instantOut,
    figures: v.array(v.object({ name: v.picklist(liveFigureNames), value: wholeOut })),
  }),
  refusals: {},
})

/** The public commitment to every day of the vault: whoever has it finds a replaced day. */
export const listVaultSeals = call({
  path: 'anonymous/vaultSeals',
  summary: 'Lists the seal of each day of the regulator’s vault, newest first, with the public key it is signed with.',
  access: 'anyone',
  money: 'none',
  request: v.object({}),
  response: v.object({
    seals: v.array(
      v.object({
        day: calendarDayOut,
        hash: v.string(),
        signature: v.string(),
        publicKey: v.string(),
        signedAt: instantOut,
      }),
    ),
  }),
  refusals: {},
})
