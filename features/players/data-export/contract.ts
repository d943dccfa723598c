import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { exportStates } from './export-states.ts'

/** Passwords travel encrypted with the public key from the configuration (RSA-OAEP, SHA-256, base64). */
const encryptedIn = v.pipe(v.string(), v.base64(), v.minLength(300), v.maxLength(1024))
const keyIdIn = v.optional(v.pipe(v.string(), v.maxLength(64)))

const countOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())

const exportOut = v.object({
  /** Null if the player never asked for a copy. */
  export: v.nullable(
    v.object({
      id: idOut,
      state: v.picklist(exportStates),
      requestedAt: instantOut,
      /** Null until it is ready. */
      file: v.nullable(v.object({ expiresAt: instantOut, pieces: v.number(), sizeBytes: countOut })),
    }),
  ),
  /** From when on another copy can be asked for; null for now. */
  nextAt: v.nullable(instantOut),
})

export const getDataExport = call({
  path: 'dataExport',
  summary: 'Returns the state of the player’s copy of their data.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: exportOut,
  refusals: {},
})

export const requestDataExport = call({
  path: 'dataExportRequest',
  summary: 'Asks for a copy of everything that is held about the player, with the password. One a day.',
  access: 'player',
  money: 'none',
  request: v.object({ password: encryptedIn, passwordKeyId: keyIdIn }),
  response: exportOut,
  refusals: { exportRunning: 1450, exportToday: 1451, wrongCredentials: 101, locked: 102 },
})

export const downloadDataExport = call({
  path: 'dataExportFile',
  summary: 'Returns one piece of the player’s copy; all pieces in their order are one JSON file.',
  access: 'player',
  money: 'none',
  presence: 'recent',
  request: v.object({
    exportId: idIn,
    piece: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
  }),
  response: v.object({
    fileName: v.string(),
    type: v.string(),
    /** Every piece but the last has whole groups of base64: the texts of all pieces can be joined. */
    base64: v.string(),
  }),
  refusals: { exportNotFound: 1452 },
})
