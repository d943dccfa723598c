// Deletes old counted rounds in a process of its own, which dies where the setting FAILPOINT says.
import * as v from 'valibot'
import { instant } from '#core/clock/instant.ts'
import { armFailpoint, readFailpoint } from '#platform/failpoint/failpoint.ts'
import { pruneRounds } from '../turnover/prune-rounds.ts'
import { openLedgerDatabase } from './play.store.ts'

const given = v.parse(
  v.object({ url: v.string(), now: v.number(), sliceMax: v.number() }),
  JSON.parse(process.argv[2] ?? ''),
)
armFailpoint(readFailpoint(process.env.FAILPOINT ?? ''))
const db = openLedgerDatabase(given.url, 2)
await pruneRounds(db, { ...given, now: instant(given.now), signal: new AbortController().signal })
await db.close()
