import { isLanguage, languageNames } from '#core/language/language.ts'
import { csvTime, handleStaffList, staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { listPlayerConsents } from '../../contract.ts'
import { channelNames, sourceNames } from '../../desk-words.ts'
import { wordingText } from '../../wordings.ts'
import { consentChanges } from '../store/consent-change.store.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

const listHandler = handleStaffList(listPlayerConsents, {
  read: async ({ input: { playerId, ...paging }, db, limit, countMax }) => {
    const page = await consentChanges.read(db, { ...paging, filter: { playerId }, limit, countMax })
    const rows = page.rows.map((row) => ({
      ...row,
      text: row.wording === null ? null : wordingText(row.wording, row.channel).en,
    }))
    return { ...page, rows }
  },
  csv: [
    { name: 'At (Manila)', cell: ({ at }) => csvTime(at) },
    { name: 'Channel', cell: ({ channel }) => channelNames[channel] },
    { name: 'Consent', cell: ({ isGiven }) => (isGiven ? 'given' : 'withdrawn') },
    { name: 'Holds now', cell: ({ isNow }) => (isNow ? 'yes' : 'no') },
    { name: 'Where', cell: ({ source }) => sourceNames[source] },
    { name: 'Version of the words', cell: ({ wording }) => String(wording ?? '') },
    { name: 'Words', cell: ({ text }) => text ?? '' },
    {
      name: 'Read in',
      cell: ({ language }) => language && (isLanguage(language) ? languageNames[language] : language),
    },
  ],
})

export const staffConsents: ServedCalls = {
  fieldMeanings: staffFieldMeanings,
  handlers: [listHandler],
  refusalTexts: { notPermitted: staffMessages.notPermitted },
}
