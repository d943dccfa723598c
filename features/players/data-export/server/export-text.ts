import { isoTime } from '#core/clock/iso-time.ts'
import type { Language } from '#core/language/language.ts'
import { messagesIn } from '#core/message/local-text.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PersonalData, PersonalDataOf } from '#platform/feature-module/personal-data.ts'
import { exportLetters } from './messages/index.ts'

export const exportFormat = 'bituin-personal-data/1'

export type ExportContent = PersonalDataOf & {
  readonly personalData: readonly PersonalData[]
  readonly language: Language
}

/** The copy as JSON, part by part: what it is, and then one list for each kind of data with one record on each line. */
export async function* exportText(
  db: Queryable,
  { personalData, language, ...of }: ExportContent,
): AsyncGenerator<string> {
  const words = messagesIn(exportLetters, language)
  const head = {
    format: exportFormat,
    playerId: String(of.playerId),
    madeAt: isoTime(of.now),
    currency: 'PHP',
    about: [words.aboutContent, words.aboutFigures, words.aboutPictures, words.aboutMore],
  }
  yield `{\n${Object.entries(head)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}`
  for (const { name, slices } of personalData) {
    yield `,\n${JSON.stringify(name)}: [`
    let between = '\n'
    for await (const records of slices(db, of)) {
      for (const record of records) {
        yield between + JSON.stringify(record)
        between = ',\n'
      }
    }
    yield '\n]'
  }
  yield '\n}\n'
}
