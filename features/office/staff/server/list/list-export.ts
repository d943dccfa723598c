import { hours } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { beginListExport, continueListExport } from '../../list-contract.ts'
import { staffMessages } from '../../messages.ts'
import { permits } from '../../permissions.ts'
import { withoutPlayer } from '../without-player.ts'
import { changed, handleStaff, handleStaffChange } from '../handle-staff.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { isListHandler, type ExportedList } from './handle-staff-list.ts'
import { listExportFind, listExportInsert } from './list-export.store.ts'
import type { FieldMeanings } from '#core/contract/field-meanings.ts'

const exportFieldMeanings: FieldMeanings = {
  list: 'The path of the call that answers the list.',
  question: 'The filters and the order of the list, as they are asked for.',
  exportId: 'The number of the export.',
  head: 'The first line of the file: the names of the columns.',
  text: 'The next lines of the file.',
  count: 'How many rows these lines are.',
}

const portionSize = 2_000
const exportCountMax = 5_000_000
const validFor = hours(1)

type Dependencies = Pick<StaffDependencies, 'audit'>

/** Exports whole lists: started once, with a reason, and fetched in portions, so that no server holds a file. */
export function listExport(needs: Dependencies, desks: readonly Pick<ServedCalls, 'handlers'>[]): FeatureModule {
  const handlers = desks.flatMap((desk) => desk.handlers).filter(isListHandler)
  const lists = new Map(handlers.map(({ call, list }) => [call.path, list]))
  return {
    name: 'list-export',
    desk: {
      fieldMeanings: exportFieldMeanings,
      handlers: [beginHandler(needs, lists), continueHandler(lists)],
      refusalTexts: {
        notPermitted: staffMessages.notPermitted,
        unknownList: 'This list doesn’t exist.',
        unreadableQuestion:
          'The list can’t be exported with these filters. Nothing was exported. Change the filters and try again.',
        exportOver: 'This export has expired. Start it again.',
      },
    },
  }
}

type Lists = ReadonlyMap<string, ExportedList>

const beginHandler = ({ audit }: Dependencies, lists: Lists) =>
  handleStaffChange(audit, beginListExport, async ({ input: { list: name, question }, staff, tx, now }) => {
    const list = lists.get(name)
    if (list === undefined) return refuse('unknownList')
    if (!permits(staff.roles, list.permission)) return refuse('notPermitted')
    const first = await list.portion(
      { ...question, after: null },
      { staff, db: tx, now, limit: 1, countMax: exportCountMax },
    )
    if (first === undefined) return refuse('unreadableQuestion')
    const exportId = await listExportInsert(tx, { staffId: staff.staffId, list: name, question, now })
    const total = first.total ?? { count: first.count, isExact: first.next === null }
    return changed(
      { exportId, head: list.head, total },
      {
        subject: `list:${name}`,
        before: null,
        after: { question: withoutPlayer(list.permission, question), rows: total.count },
      },
    )
  })

const continueHandler = (lists: Lists) =>
  handleStaff(continueListExport, async ({ input: { exportId: id, after }, staff, db, now }) => {
    const begun = await listExportFind(db, { id, staffId: staff.staffId, since: subtractDuration(now, validFor) })
    const list = begun && lists.get(begun.list)
    if (begun === undefined || list === undefined) return refuse('exportOver')
    // The roles may have changed since the start.
    if (!permits(staff.roles, list.permission)) return refuse('notPermitted')
    const portion = await list.portion(
      { ...begun.question, after },
      { staff, db, now, limit: portionSize, countMax: 0 },
    )
    return portion === undefined ? refuse('unreadableQuestion') : answer(portion)
  })
