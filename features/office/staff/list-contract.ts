import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'

const listIn = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,60}$/))
const nameIn = v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a name.'), v.maxLength(60))
const questionIn = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean(), v.null()]),
  ),
  v.check((question) => Object.keys(question).length <= 20, 'Use 20 filters or fewer.'),
)
const valuesIn = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(200))),
  v.check((values) => Object.keys(values).length <= 20, 'A view can have up to 20 filters.'),
)

export const listViews = staffCall({
  path: 'listViews',
  summary: 'Lists the caller’s saved views of one list: filters and order under a name.',
  permission: 'session.own',
  request: v.object({ list: listIn }),
  response: v.object({
    views: v.array(v.object({ name: v.string(), values: v.record(v.string(), v.string()), sort: v.string() })),
  }),
  refusals: {},
})

export const saveListView = staffCall({
  path: 'listViewSave',
  summary: 'Saves filters and order of a list under a name, for the caller alone. Up to 20 per list.',
  permission: 'session.own',
  request: v.object({ list: listIn, name: nameIn, values: valuesIn, sort: v.pipe(v.string(), v.maxLength(40)) }),
  response: v.object({}),
  refusals: { tooManyViews: 1180 },
})

export const deleteListView = staffCall({
  path: 'listViewDelete',
  summary: 'Deletes one of the caller’s saved views.',
  permission: 'session.own',
  request: v.object({ list: listIn, name: nameIn }),
  response: v.object({}),
  refusals: {},
})

export const beginListExport = staffChange({
  path: 'listExport',
  summary: 'Starts the export of a list with its filters. The export and its filters are recorded in the audit log.',
  permission: 'list.export',
  request: v.object({ list: listIn, question: questionIn, reason: reasonIn }),
  response: v.object({
    exportId: idOut,
    head: v.string(),
    total: v.object({ count: v.number(), isExact: v.boolean() }),
  }),
  refusals: { unknownList: 1181, unreadableQuestion: 1182 },
})

export const continueListExport = staffCall({
  path: 'listExportNext',
  summary: 'Returns the next part of an export that the caller started within the last hour.',
  permission: 'list.export',
  request: v.object({ exportId: idIn, after: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(230))), null) }),
  response: v.object({ text: v.string(), count: v.number(), next: v.nullable(v.string()) }),
  refusals: { exportOver: 1183, unreadableQuestion: 1182 },
})
