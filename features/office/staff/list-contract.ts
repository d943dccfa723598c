import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'

const listIn = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,60}$/))
const nameIn = v.pipe(v.string(), v.trim(), v.minLength(1, 'Give it a name.'), v.maxLength(60))
const questionIn = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean(), v.null()]),
  ),
  v.check((question) => Object.keys(question).length <= 20, 'Ask for less at once.'),
)
const valuesIn = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(200))),
  v.check((values) => Object.keys(values).length <= 20, 'A view keeps 20 filters.'),
)

export const listViews = staffCall({
  path: 'listViews',
  summary: "The caller's own views of one list: filters and order under a name.",
  permission: 'session.own',
  request: v.object({ list: listIn }),
  response: v.object({
    views: v.array(v.object({ name: v.string(), values: v.record(v.string(), v.string()), sort: v.string() })),
  }),
  refusals: {},
})

export const saveListView = staffCall({
  path: 'listViewSave',
  summary: 'Keeps filters and order of a list under a name, for the caller alone. 20 a list.',
  permission: 'session.own',
  request: v.object({ list: listIn, name: nameIn, values: valuesIn, sort: v.pipe(v.string(), v.maxLength(40)) }),
  response: v.object({}),
  refusals: { tooManyViews: 1180 },
})

export const deleteListView = staffCall({
  path: 'listViewDelete',
  summary: "Forgets one of the caller's views.",
  permission: 'session.own',
  request: v.object({ list: listIn, name: nameIn }),
  response: v.object({}),
  refusals: {},
})

export const beginListExport = staffChange({
  path: 'listExport',
  summary:
    'Begins a file of a whole list as it is filtered. What leaves the house is in the audit log, with the filter.',
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
  summary: 'The next portion of a file that was begun within the hour, for who began it.',
  permission: 'list.export',
  request: v.object({ exportId: idIn, after: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(230))), null) }),
  response: v.object({ text: v.string(), count: v.number(), next: v.nullable(v.string()) }),
  refusals: { exportOver: 1183, unreadableQuestion: 1182 },
})
