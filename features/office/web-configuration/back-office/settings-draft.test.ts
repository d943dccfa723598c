import { expect, test } from 'vitest'
import { settingNames } from '../setting-names.ts'
import { defaultSettings, type Settings } from '../settings.ts'
import { settingFields, settingGroups } from '../setting-fields.ts'
import { changesOf, draftOf, faultsOf, rebased, valuesOf } from './settings-draft.ts'

const links = [{ id: 'facebook', url: 'https://facebook.com/bituin' }]
const settings: Settings = { ...defaultSettings, siteList: ['one.example', 'two.example'], socialMedia: links }

test('every setting has its place on the form, once', () => {
  const placed = settingGroups.flatMap(({ names }) => names)
  expect(placed.toSorted()).toEqual(settingNames.toSorted())
})

test.each([{ settings }, { settings: defaultSettings }])(
  'what stands in untouched fields is what was loaded',
  ({ settings }) => {
    expect(valuesOf(draftOf(settings))).toEqual(settings)
    expect(changesOf(settings, draftOf(settings))).toEqual([])
    expect(faultsOf(draftOf(settings))).toEqual([])
  },
)

test('an empty list stands in the control of its kind', () => {
  expect(draftOf(defaultSettings)).toMatchObject({ siteList: '', socialMedia: [] })
})

test('spaces and empty lines around what is typed are no change', () => {
  const draft = { ...draftOf(settings), siteList: ' one.example \n\ntwo.example\n', operatorName: ' Bituin ' }
  expect(changesOf(settings, draft)).toEqual([])
})

test.each([
  { name: 'passwordLengthMin', typed: '7' },
  { name: 'accountLengthMax', typed: '' },
  { name: 'accountLengthMax', typed: '1.5' },
  { name: 'accountLengthMax', typed: '65' },
  { name: 'supportEmail', typed: 'nobody' },
  { name: 'countryCode', typed: '+63' },
  { name: 'mobileStartsWith', typed: '99' },
  { name: 'operatorName', typed: '' },
  { name: 'siteList', typed: Array(21).fill('site').join('\n') },
] as const)('"$typed" in $name is at fault there', ({ name, typed }) => {
  expect(faultsOf({ ...draftOf(settings), [name]: typed })[0]?.field).toMatch(new RegExp(`^${name}`))
  expect(settingFields[name].rule).not.toBe('')
})

test('on a newer version typed fields stay, and untouched fields take the newer value', () => {
  const draft = { ...draftOf(settings), operatorName: 'Mine' }
  const newer = { ...settings, operatorName: 'Theirs', regulator: 'Another' }
  const next = rebased(draft, settings, newer)
  expect(next).toMatchObject({ operatorName: 'Mine', regulator: 'Another' })
  expect(changesOf(newer, next)).toEqual([{ name: 'operatorName', before: 'Theirs', after: 'Mine' }])
})
