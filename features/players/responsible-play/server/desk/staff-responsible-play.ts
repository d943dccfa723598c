import { playersAtPlay } from '#features/players/account/server/index.ts'
import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import {
  changed,
  handleStaffChange,
  isStale,
  type StaffDependencies,
  staffMessages,
} from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { excludePlayer, noteContact, setOperatorLimit } from '../../staff-contract.ts'
import { beginBreak } from '../begin-break.ts'
import { changeLimit, isSame } from '../change-limit.ts'
import { countPlay } from '../count-play.ts'
import { contactInsert, harmMarkLooked } from '../store/harm.store.ts'
import { limitList } from '../store/limit.store.ts'
import { listHarmHandler } from '../list-harm.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { staffViewCareHandler } from './staff-view-care.ts'

type Dependencies = Pick<StaffDependencies, 'audit'>

/** Players who may be harmed, and the operator's actions for them. */
export const staffResponsiblePlay = (needs: Dependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [listHarmHandler, staffViewCareHandler, excludeHandler(needs), setLimitHandler(needs), noteHandler(needs)],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    playerNotFound: 'Player not found.',
    longerBreakRuns: 'A longer break or exclusion is already running, and nobody can shorten it. Nothing was changed.',
    stale: staffMessages.stale,
    nothingToChange: 'Nothing to change. It’s already set this way.',
  },
})

const isThere = async (tx: Transaction, playerId: bigint, now: Instant): Promise<boolean> =>
  (await playersAtPlay(tx, [playerId], now)).length > 0

const excludeHandler = ({ audit }: Dependencies) =>
  handleStaffChange(audit, excludePlayer, async ({ input: { playerId, kind, days: count }, tx, now }) => {
    if (!(await isThere(tx, playerId, now))) return refuse('playerNotFound')
    const endsAt = addDuration(now, days(count))
    if (!(await beginBreak(tx, { playerId, kind, endsAt, now }))) return refuse('longerBreakRuns')
    const after = { kind, endsAt: new Date(endsAt).toISOString() }
    return changed({ endsAt }, { subject: `player:${playerId}`, before: null, after })
  })

const setLimitHandler = ({ audit }: Dependencies) =>
  handleStaffChange(
    audit,
    setOperatorLimit,
    async ({ input: { playerId, kind, period, amount, expected }, tx, now }) => {
      if (!(await isThere(tx, playerId, now))) return refuse('playerNotFound')
      // Counting locks the player's book: what is read afterwards stays valid until the write.
      await countPlay(tx, playerId, now)
      const change = { playerId, setter: 'operator', kind, period, amount, now } as const
      const present = (await limitList(tx, [playerId])).find((limit) => isSame(limit, change))?.amount ?? null
      if (isStale(expected, present)) return refuse('stale')
      if (!(await changeLimit(tx, change))) return refuse('nothingToChange')
      const shownLimit = (of: bigint | null) => ({ kind, period, amount: of === null ? 'none' : String(of) })
      return changed({}, { subject: `player:${playerId}`, before: shownLimit(present), after: shownLimit(amount) })
    },
  )

const noteHandler = ({ audit }: Dependencies) =>
  handleStaffChange(audit, noteContact, async ({ input: { playerId, reason }, staff, tx, now }) => {
    if (!(await isThere(tx, playerId, now))) return refuse('playerNotFound')
    await contactInsert(tx, playerId, { at: now, staff: staff.name, text: reason })
    await harmMarkLooked(tx, playerId, now)
    return changed({}, { subject: `player:${playerId}`, before: null, after: { contact: reason } })
  })
