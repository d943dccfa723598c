import { expect, test } from 'vitest'
import { settingsChanges } from './settings-changes.ts'

test('equal values are no change, whatever the order of their keys', () => {
  const links = [{ id: 'facebook', url: 'https://facebook.com/x' }]
  const turned = [{ url: 'https://facebook.com/x', id: 'facebook' }]
  expect(settingsChanges({ mode: 'green', socialMedia: links }, { mode: 'green', socialMedia: turned })).toEqual([])
})

test('a change is listed with both values, and a formerly unknown setting with null', () => {
  const before = { mode: 'normal', siteList: ['A', 'B'] }
  const after = { mode: 'green', siteList: ['A'], regulator: 'PAGCOR' }
  expect(settingsChanges(before, after)).toEqual([
    { name: 'mode', before: 'normal', after: 'green' },
    { name: 'siteList', before: ['A', 'B'], after: ['A'] },
    { name: 'regulator', before: null, after: 'PAGCOR' },
  ])
})

test('the order of a list is a change', () => {
  expect(settingsChanges({ siteList: ['A', 'B'] }, { siteList: ['B', 'A'] })).toHaveLength(1)
})
