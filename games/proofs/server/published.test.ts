import { expect, test } from 'vitest'
import { tables, titles } from '#games/titles.ts'
import { hashedTables, isSameVersion, readPublished } from './published.ts'

const known = readPublished()

test.each([...titles, ...tables].map((title) => [title.code, title] as const))(
  '%s: its tables have the hash that was published for its version',
  (_code, title) => {
    const hashed = hashedTables(title)
    const why = 'a changed table is a new version: raise it, and run npm run rtp -- --publish'
    expect(
      known.find((one) => isSameVersion(one, hashed)),
      why,
    ).toEqual(hashed)
  },
)

test('a changed pay changes the hash, and a version is published once', () => {
  const [title] = titles
  if (title === undefined) throw new Error('there is no title')
  const changed = hashedTables({ ...title, maxWinHundredths: title.maxWinHundredths + 1 })
  expect(known).not.toContainEqual(changed)
  expect(new Set(known.map(({ game, version }) => `${game} ${version}`)).size).toBe(known.length)
})
