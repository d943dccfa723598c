import { csvLine } from '#core/csv/csv-line.ts'
import type { Message } from '#core/message/format-message.ts'

/** The messages of one side of a feature in both languages. Staff's have English alone. */
export type Catalogue = {
  /** The folder, such as `features/cashier/deposit/player/messages`. */
  readonly folder: string
  readonly en: Readonly<Record<string, Message>>
  readonly fil: Readonly<Record<string, Message>>
}

/** One text of a message: a message that follows a count has two in English. */
export type TableRow = {
  readonly folder: string
  readonly key: string
  readonly form: '' | 'one' | 'other'
  readonly en: string
  readonly fil: string
}

const heading = ['catalogue', 'message', 'form', 'English', 'Filipino'] as const

/** A table for a translator: a line for each text, in the order of the catalogues. */
export const tableOf = (catalogues: readonly Catalogue[]): string =>
  [
    csvLine(heading),
    ...rowsOf(catalogues).map(({ folder, key, form, en, fil }) => csvLine([folder, key, form, en, fil])),
  ].join('')

/** A translation that has one form for every count stands beside `other`. */
export const rowsOf = (catalogues: readonly Catalogue[]): readonly TableRow[] =>
  catalogues.flatMap(({ folder, en, fil }) =>
    Object.entries(en).flatMap(([key, message]): TableRow[] => {
      const translated = fil[key]
      const filipino = typeof translated === 'string' ? translated : ''
      if (typeof message === 'string') return [{ folder, key, form: '', en: message, fil: filipino }]
      return [
        { folder, key, form: 'one', en: message.one, fil: '' },
        { folder, key, form: 'other', en: message.other, fil: filipino },
      ]
    }),
  )

/** A changed text, by where it stands. */
export type TextChange = Pick<TableRow, 'folder' | 'key' | 'form'> & {
  readonly language: 'en' | 'fil'
  readonly before: string
  readonly after: string
}

/** What a returned table changes, and its lines that cannot be taken: nothing is taken then. */
export function compareTable(
  known: readonly TableRow[],
  returned: readonly (readonly string[])[],
): { readonly changes: readonly TextChange[]; readonly faults: readonly string[] } {
  const byName = new Map(known.map((row) => [nameOf(row.folder, row.key, row.form), row]))
  const lines = returned.slice(1).map((cells, at) => readLine(cells, { line: at + 2, byName }))
  return {
    changes: lines.flatMap(({ changes = [] }) => changes),
    faults: lines.flatMap(({ fault }) => (fault === undefined ? [] : [fault])),
  }
}

type Line = { readonly changes?: readonly TextChange[]; readonly fault?: string }
type LineContext = { readonly line: number; readonly byName: ReadonlyMap<string, TableRow> }

function readLine(cells: readonly string[], { line, byName }: LineContext): Line {
  const [folder = '', key = '', form = '', en = '', fil = ''] = cells.map(withoutEscape)
  const row = byName.get(nameOf(folder, key, form))
  if (row === undefined) return { fault: `Line ${line}: there is no message ${key} ${form} in ${folder}.` }
  const texts = { en, fil }
  // Spreadsheets and CSV drop the spaces around a text.
  const changed = (['en', 'fil'] as const).filter((language) => texts[language].trim() !== row[language].trim())
  const empty = changed.find((language) => texts[language].trim() === '')
  if (empty !== undefined) return { fault: `Line ${line}: ${key} would have no text in ${empty}.` }
  const strange = changed.find((language) => parametersOf(texts[language]) !== parametersOf(row.en))
  if (strange !== undefined) {
    return { fault: `Line ${line}: ${key} needs the parameters ${parametersOf(row.en) || 'none'} in ${strange}.` }
  }
  const { form: known } = row
  return {
    changes: changed.map((language) => ({
      folder,
      key,
      form: known,
      language,
      before: row[language],
      after: texts[language],
    })),
  }
}

/** The table escapes what a spreadsheet would run as a formula. */
const withoutEscape = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '')

const nameOf = (...parts: readonly string[]): string => parts.join('\n')

const parametersOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ')
