import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#core/language/language.ts'
import { registerPlayer, type RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotionSite, type TestPromotions } from '#tests/support/test-promotions.ts'
import { callSamples } from './call-samples.ts'
import { englishTextsIn } from './english-texts.ts'

let promotions: TestPromotions
beforeAll(async () => {
  promotions = await openTestPromotionSite(9_451_130_000)
})
afterAll(() => promotions.site.close())

/** Names of banks, and what players wrote themselves. */
const inAnyLanguage = /^bankInfo\.institutions\[\]\.name|^reportList\.list\[\]\.text/

let mobiles = 9_451_140_000
async function newPlayer(language: Language): Promise<RegisteredPlayer> {
  mobiles += 1
  const ip = `10.77.${(mobiles >> 8) & 255}.${mobiles & 255}`
  const player = await registerPlayer(promotions.site, `0${mobiles}`, { ip, language })
  await promotions.deposit(player, 5_000)
  await promotions.play(player, 1_000_000n)
  return player
}

/** The English sentences in the answers of every call to a reader: as asked, and with each field wrong. */
async function englishFor(language: Language): Promise<string[]> {
  const { site } = promotions
  let me = await newPlayer(language)
  const found = new Set<string>()
  for (const { call, requestOf } of callSamples) {
    const request = { language, ...(await requestOf(site, { ...me, sessionId: 0 })) }
    const requests = [request, ...Object.keys(request).map((field) => ({ ...request, [field]: '?' }))]
    for (const body of requests) {
      const { status, body: answer } = await site.sendRaw(call.path, body, { token: me.token, language })
      if (status === 401) me = await newPlayer(language)
      for (const text of englishTextsIn(answer, call.path)) found.add(text)
    }
  }
  return [...found].filter((text) => !inAnyLanguage.test(text))
}

test('a Filipino reader gets no English sentence, whether a call grants, refuses or finds a fault', async () => {
  expect(await englishFor('fil')).toEqual([])
}, 60_000)

test('the same calls have English sentences for an English reader', async () => {
  expect((await englishFor('en')).length).toBeGreaterThan(80)
}, 60_000)
