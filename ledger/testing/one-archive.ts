// Archives one month in a process of its own, which dies where the setting FAILPOINT says.
import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { instant } from '#core/clock/instant.ts'
import { armFailpoint, readFailpoint } from '#platform/failpoint/failpoint.ts'
import { archiveMonth, monthNamed } from '#ledger'
import { openLedgerDatabase } from './play.store.ts'

const given = v.parse(
  v.object({ ownerUrl: v.string(), key: v.string(), month: v.string(), folder: v.string(), now: v.number() }),
  JSON.parse(process.argv[2] ?? ''),
)
armFailpoint(readFailpoint(process.env.FAILPOINT ?? ''))
const owner = openLedgerDatabase(given.ownerUrl, 2)
const month = monthNamed(given.month)
if (month === undefined) throw new Error(`${given.month} is no month`)
const seal = (text: string) => createHmac('sha256', given.key).update(text).digest()
await archiveMonth({ ...given, owner, seal, month, now: instant(given.now), monthsKept: 2, say: () => undefined })
await owner.close()
