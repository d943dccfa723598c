import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '#platform/db/statement.ts'
import type { Language } from '#core/language/language.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { keepLanguage } from '../contract.ts'

let site: TestSite
let number = 9_171_930_000
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const newPlayer = (language?: Language) =>
  registerPlayer(site, `0${++number}`, language === undefined ? {} : { language })
const keptOf = async ({ token }: { readonly token: string }) =>
  (await site.send(keepLanguage, {}, { token })).body.language

test('a new player has the language of the page that the form was filled in on', async () => {
  expect(await keptOf(await newPlayer())).toBe('en')
  expect(await keptOf(await newPlayer('fil'))).toBe('fil')
})

test('the language that was chosen on a device is kept with the player', async () => {
  const player = await newPlayer()
  const { token } = player
  expect((await site.send(keepLanguage, { language: 'fil' }, { token })).body.language).toBe('fil')
  expect(await keptOf(player)).toBe('fil')
  const choices = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 'en' : 'fil'))
  await Promise.all(choices.map((language) => site.send(keepLanguage, { language }, { token })))
  expect(['en', 'fil']).toContain(await keptOf(player))
})

test('a player whose language was never kept keeps that of the page after signing in', async () => {
  const player = await newPlayer()
  await site.context.db.rows(statement('test_forget_language', 'delete from player_language'))
  const { token } = player
  expect((await site.send(keepLanguage, {}, { token, language: 'fil' })).body.language).toBe('fil')
  expect(await keptOf(player)).toBe('fil')
})

test('a language that there is none of is refused', async () => {
  const { token } = await newPlayer()
  const { body } = await site.sendRaw(keepLanguage.path, { language: 'de' }, { token })
  expect([body.code, await keptOf({ token })]).toEqual([400, 'en'])
})

test('a refusal comes in the language of the request', async () => {
  const refused = async (language: Language) => (await site.send(keepLanguage, {}, { language })).body.msg
  expect([await refused('en'), await refused('fil')]).toEqual(['Please log in again.', 'Mag-log in ulit.'])
})
