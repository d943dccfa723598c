import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { languages } from '#core/language/language.ts'
import { legalDocumentIds } from './document.ts'

const only = v.optional(v.picklist(['licensed', 'demonstration']))
const blockOut = v.variant('kind', [
  v.object({ kind: v.literal('paragraph'), text: v.string(), only }),
  v.object({ kind: v.literal('note'), text: v.string(), only }),
  v.object({ kind: v.literal('list'), ordered: v.boolean(), items: v.array(v.string()), only }),
  v.object({
    kind: v.literal('table'),
    caption: v.string(),
    head: v.array(v.string()),
    rows: v.array(v.array(v.string())),
    only,
  }),
])

/** A text as shown to players. The renderer fills in the operator's details. */
export const legalTextOut = v.object({
  id: v.picklist(legalDocumentIds),
  /** English if there is no translation of the version in force. */
  language: v.picklist(languages),
  /** Counts the operator's corrections of a translation; 0 in English, and for the product's own translation. */
  translation: v.optional(v.number(), 0),
  title: v.string(),
  version: v.string(),
  effective: v.string(),
  summary: v.string(),
  sections: v.array(v.object({ id: v.string(), heading: v.string(), blocks: v.array(blockOut) })),
})

export const readLegalText = call({
  path: 'anonymous/legalText',
  summary:
    'Returns a legal text in force today. The app includes the texts of its own release and requests newer ones.',
  access: 'anyone',
  money: 'none',
  request: v.object({ document: v.picklist(legalDocumentIds), language: v.optional(v.picklist(languages), 'en') }),
  response: legalTextOut,
  refusals: {},
})
