import type { Browser } from '@playwright/test'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import type { RgsAnswers, RgsCall } from '#games/rgs/contract.ts'
import { rgsPrefix } from '#games/rgs/contract.ts'
import { titles } from '#games/titles.ts'
import { choiceOf } from '#tests/bots/how-bots-play.ts'
import { newPhone, openTab, slow4G } from '../web/slow-phone.ts'
import type { DemoDesk } from './open-demo-desk.ts'

const patienceMs = 30_000
const draw = seededTestDraw(7)

/** From the first request of a replay's page until the round is played, on a phone that has none of the game's files. */
export async function openReplay(browser: Browser, desk: DemoDesk, code: string): Promise<number> {
  const address = await playedAddress(desk, code)
  const phone = await newPhone(browser)
  const page = await openTab(phone, { cpuSlowdown: 4, line: slow4G })
  const begun = performance.now()
  await page.goto(address)
  await page.locator('[data-replay]').first().waitFor({ state: 'attached', timeout: patienceMs })
  const readyMs = performance.now() - begun
  await phone.close()
  return readyMs
}

/** Plays one round of a title of one step with play money, and answers the page that shows it again. */
async function playedAddress(desk: DemoDesk, code: string): Promise<string> {
  const { origin, pathname, searchParams } = new URL(await desk.addressOf(code))
  const ask = async <C extends RgsCall>(call: C, body: object, token = ''): Promise<RgsAnswers[C]> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(origin + rgsPrefix + call, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${call} of ${code}: ${await response.text()}`)
    return (await response.json()) as RgsAnswers[C]
  }
  const { token } = await ask('open', { mode: 'demo', game: code, demoToken: searchParams.get('dt') })
  const stake = Number(titles.find((title) => title.code === code)?.stakes[0])
  const { round } = await ask('play', { requestId: crypto.randomUUID(), stake, choice: choiceOf(code, draw) }, token)
  const { replayToken } = await ask('watch', { round: round.id }, token)
  return `${origin}${pathname}?${new URLSearchParams({ game: code, rt: replayToken, lang: 'en-PH', mode: 'replay' })}`
}
