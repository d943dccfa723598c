import { expect, test } from 'vitest'
import { readTextFiles } from '../text-files.ts'
import { findCatalogueFaults } from './catalogue-faults.ts'

const english = (folder: string, text = "export const messages = {\n  used: 'Used',\n} as const\n") => ({
  path: `${folder}/messages/en.ts`,
  text,
})
const filipino = (folder: string) => ({ path: `${folder}/messages/fil.ts`, text: '' })
const screen = (folder: string, text = 'messages.used') => ({ path: `${folder}/screen.tsx`, text })
const player = 'features/promotions/vip/player'

test('a catalogue of players without Filipino is found', () => {
  const faults = findCatalogueFaults([english(player), screen(player)])
  expect(faults).toEqual([
    { where: `${player}/messages/en.ts`, say: 'one-language: players read this; messages/fil.ts is missing' },
  ])
  expect(findCatalogueFaults([english(player), filipino(player), screen(player)])).toEqual([])
})

test.each(['features/office/report/back-office', 'apps/back-office', 'platform/office-ui'])(
  'staff read English alone: %s',
  (folder) => expect(findCatalogueFaults([english(folder), screen(folder)])).toEqual([]),
)

test('a message that nothing uses is found, whatever its catalogue of the other language says', () => {
  const text = "export const messages = {\n  used: 'Used',\n  'vip.gone': 'Gone',\n  left:\n    'Left',\n} as const\n"
  const says = (code: string) =>
    findCatalogueFaults([english(player, text), filipino(player), screen(player, code)]).map(({ say }) => say)
  expect(says('messages.used')).toEqual(['unused-message: nothing says vip.gone', 'unused-message: nothing says left'])
  expect(says("messages.used, messages['vip.gone'], messages.left")).toEqual([])
})

test('a message whose key is computed from its prefix is used', () => {
  const text = "export const messages = {\n  'vip.level': 'Level',\n} as const\n"
  const says = (code: string) => findCatalogueFaults([english(player, text), filipino(player), screen(player, code)])
  expect(says('messages[`vip.${kind}`]')).toEqual([])
  expect(says('messages[`task.${kind}`]')).toHaveLength(1)
})

test('the check reads the catalogues of the product', () => {
  const catalogues = readTextFiles(process.cwd()).filter(({ path }) => path.endsWith('/messages/en.ts'))
  expect(catalogues.length).toBeGreaterThan(60)
})
