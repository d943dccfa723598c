import { answer, refuse } from '#core/contract/outcome.ts'
import type { Handler } from '#platform/http/handle.ts'
import { deleteListView, listViews, saveListView } from '../../list-contract.ts'
import { handleStaff } from '../handle-staff.ts'
import { listViewDelete, listViewList, listViewSave } from './list-view.store.ts'

const viewsMax = 20

/** Each member's saved views of lists. */
export const listViewHandlers: readonly Handler[] = [
  handleStaff(listViews, async ({ input: { list }, staff: { staffId }, db }) => {
    const views = await listViewList(db, { staffId, list })
    return answer({ views: views.map(({ values, ...view }) => ({ ...view, values: { ...values } })) })
  }),
  handleStaff(saveListView, async ({ input: { list, ...view }, staff: { staffId }, db }) =>
    (await listViewSave(db, { staffId, list }, view, viewsMax)) ? answer({}) : refuse('tooManyViews'),
  ),
  handleStaff(deleteListView, async ({ input: { list, name }, staff: { staffId }, db }) => {
    await listViewDelete(db, { staffId, list }, name)
    return answer({})
  }),
]
