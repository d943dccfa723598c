import { days } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import {
  changed,
  handleStaff,
  handleStaffChange,
  isStale,
  type StaffDependencies,
} from '#features/office/staff/server/index.ts'
import { hiddenName, publicNamesOf } from '#features/players/account/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { listSegments, measureSegment, removeSegment, sampleSegment, saveSegment, viewSegment } from '../../contract.ts'
import { freshSize, isMeasurable, keepSize, segmentSample, segmentSize } from '../members.ts'
import { progressFind } from '../store/fact.store.ts'
import {
  type Segment,
  segmentFind,
  segmentFindForUpdate,
  segmentInsert,
  segmentList,
  segmentRemove,
  segmentUpdate,
  segmentVersions,
  sizeList,
} from '../store/segment.store.ts'
import { segmentUses } from '../segment-uses.ts'

const historyLasts = days(90)

/** Reading segments, measuring conditions, and saving them. */
export const staffSegments = ({ audit }: Pick<StaffDependencies, 'audit'>): Handler[] => [
  ...reading,
  handleStaffChange(audit, saveSegment, async ({ input, staff, tx, now }) => {
    const { id, name, joined, conditions, expected } = input
    const before = id === null ? undefined : await segmentFindForUpdate(tx, BigInt(id))
    const refusal = refusalOf({ id, before, expected })
    if (refusal !== undefined) return refuse(refusal)
    const save = { name, joined, conditions, savedBy: staff.email, savedAt: now }
    const savedId = before === undefined ? await segmentInsert(tx, save) : await update(tx, before, save)
    if (savedId === undefined) return refuse('nameTaken')
    const { players, leftOut } = await sizeOf(tx, { ...save, id: savedId }, now)
    const record = { before: before ? shownOf(before) : null, after: { name, joined, conditions } }
    return changed({ id: Number(savedId), players, leftOut }, { subject: `segment:${savedId}`, ...record })
  }),
  handleStaffChange(audit, removeSegment, async ({ input: { id, expected }, tx, now }) => {
    const before = await segmentFindForUpdate(tx, BigInt(id))
    const refusal = refusalOf({ id, before, expected })
    if (refusal !== undefined || before === undefined) return refuse(refusal ?? 'segmentNotFound')
    await segmentRemove(tx, before.id, now)
    return changed({}, { subject: `segment:${id}`, before: shownOf(before), after: null })
  }),
]

type Change = { readonly id: number | null; readonly before: Segment | undefined; readonly expected: object | null }

/** Why a segment cannot be changed from what its form shows. */
function refusalOf({ id, before, expected }: Change) {
  if (id !== null && before === undefined) return 'segmentNotFound'
  if (before !== undefined && before.key !== null) return 'builtIn'
  return isStale(expected, before ? shownOf(before) : null) ? 'stale' : undefined
}

type Tx = Parameters<typeof segmentUpdate>[0]

const sizeOf = async (tx: Tx, segment: Parameters<typeof keepSize>[1], now: Instant) =>
  (await isMeasurable(tx)) ? keepSize(tx, segment, now) : segmentSize(tx, segment, now)

const update = async (tx: Tx, before: Segment, save: Parameters<typeof segmentInsert>[1]) =>
  (await segmentUpdate(tx, before, save)) ? before.id : undefined

const shownOf = ({ name, joined, conditions }: Pick<Segment, 'name' | 'joined' | 'conditions'>) => ({
  name,
  joined,
  conditions,
})

const reading: readonly Handler[] = [
  handleStaff(listSegments, async ({ db }) => {
    const segments = await segmentList(db)
    return answer({
      segments: segments.map(({ id, key, players, leftOut, measuredAt, ...segment }) => ({
        ...segment,
        id: Number(id),
        isBuiltIn: key !== null,
        size: players === null || leftOut === null || measuredAt === null ? null : { players, leftOut, measuredAt },
      })),
    })
  }),
  handleStaff(viewSegment, async ({ input, db, now }) => {
    const segment = await segmentFind(db, BigInt(input.id))
    if (segment === undefined) return refuse('segmentNotFound')
    const { id } = segment
    return answer({
      // Measured first: it is the last day of the history.
      size: (await freshSize(db, segment, now)) ?? null,
      days: await sizeList(db, id, dayOf(subtractDuration(now, historyLasts))),
      versions: await segmentVersions(db, id),
      uses: await segmentUses(db, segment, now),
    })
  }),
  handleStaff(measureSegment, async ({ input, db, now }) => {
    const { factsAt } = await progressFind(db)
    return answer({ ...(await segmentSize(db, input, now)), measuredAt: now, factsAt })
  }),
  handleStaff(sampleSegment, async ({ input, db, now }) => {
    const players = await segmentSample(db, input, now)
    const names = await publicNamesOf(
      db,
      players.map(({ playerId }) => playerId),
    )
    return answer({
      players: players.map(({ playerId }) => ({
        playerId: Number(playerId),
        name: names.get(playerId) ?? hiddenName,
      })),
    })
  }),
]
