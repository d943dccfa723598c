import { addDuration } from '#core/clock/instant.ts'
import { letterTemplate, templateExample } from '#core/message-template/message-template.ts'
import { exportLasts } from '../rules.ts'
import { letterOfExport } from './letter-of-export.ts'

const readyAt = templateExample.at

/** The fixed message about a copy of a player's data. */
export const exportTemplate = letterTemplate({
  key: 'dataExport.ready',
  kind: 'account',
  name: 'Copy of data ready',
  when: 'The copy of their data that a player asked for is ready.',
  words: (language) =>
    letterOfExport({ id: 1n, playerId: 1n, readyAt, expiresAt: addDuration(readyAt, exportLasts) }, language),
})
