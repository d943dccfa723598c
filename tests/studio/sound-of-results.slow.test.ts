import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoundView } from '#games/rgs/contract.ts'
import type { CueName } from '#games/sound/actions.ts'
import { renderBed } from '#games/sound/render-bed.ts'
import { cueNamesOf, renderCue } from '#games/sound/render-cue.ts'
import { rewardOf } from '#games/sound/reward-of.ts'
import { scoreOf } from '#games/sound/score-of.ts'
import { growEar, heardIn, printOf, type SoundStart } from './ear.ts'
import { openStudioPages, type StudioPages } from './open-studio-pages.ts'
import { skipReplay } from './skip-replay.ts'
import { playRound } from './whole-round.ts'

const code = 'mayon-fire'
const coin = 50_000_000
const roundsPlayed = 250
const patienceMs = 60_000
const ducked = 0.45

let pages: StudioPages
const names = new Map<string, CueName>()
const beds: string[] = []
beforeAll(async () => {
  pages = await openStudioPages()
  const score = await scoreOf[code]?.()
  if (score === undefined) throw new Error(`${code} has no score`)
  beds.push(printOf(renderBed(score, 'bed')), printOf(renderBed(score, 'bonus')))
  for (const name of cueNamesOf(score)) names.set(printOf(renderCue(score, name)), name)
})
afterAll(() => pages.close())

type StoredRound = { readonly round: RoundView; readonly key: string }

/** Rounds without a bonus: one that brought nothing, one that gave back a part, the smallest win and the greatest. */
async function playedRounds() {
  const { studio } = pages
  const { token } = await studio.player(coin, code)
  const rounds: RoundView[] = []
  while (rounds.length < roundsPlayed) rounds.push(await playRound({ studio, token, code }))
  await studio.ask('rotate', { token })
  const keyOf = async (round: RoundView | undefined): Promise<StoredRound> => {
    if (round === undefined) throw new Error(`no such round among ${roundsPlayed}`)
    return { round, key: (await studio.ask('watch', { token, body: { round: round.id } })).body.replayToken }
  }
  const short = rounds.filter(({ events }) =>
    (events as { kind: string }[]).every(({ kind }) => !/free|hold/i.test(kind)),
  )
  const won = short.filter(({ win, staked }) => win > staked).toSorted((one, other) => one.win - other.win)
  return {
    lost: await keyOf(short.find(({ win }) => win === 0)),
    partly: await keyOf(short.find(({ win, staked }) => win > 0 && win < staked)),
    small: await keyOf(won[0]),
    great: await keyOf(won.at(-1)),
  }
}

/** Watches a stored round with sound, once so that everything is rendered, and once to hear it. */
async function hear({ key, round }: StoredRound) {
  const context = await pages.browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(growEar)
  await page.goto(`${pages.address}/play?${new URLSearchParams({ game: code, rt: key })}`)
  await skipReplay(page)
  await seen(page)
  await page.getByRole('button', { name: 'Turn sound on' }).click()
  await page.getByRole('button', { name: 'Watch again' }).click()
  await expect
    .poll(async () => (await heardIn(page)).started.some(({ isLoop }) => isLoop), { timeout: patienceMs })
    .toBe(true)
  await seen(page)
  await expect.poll(async () => (await heardIn(page)).bedGain, { timeout: patienceMs }).toBeGreaterThan(0.95)
  const before = (await heardIn(page)).started.length
  await page.getByRole('button', { name: 'Watch again' }).click()
  let least = 1
  while ((await page.locator('[data-replay=seen]').count()) === 0)
    least = Math.min(least, (await heardIn(page)).bedGain)
  for (let look = 0; look < 20; look++) least = Math.min(least, (await heardIn(page)).bedGain)
  const { started } = await heardIn(page)
  await expect.poll(async () => (await heardIn(page)).bedGain, { timeout: patienceMs }).toBeGreaterThan(0.95)
  await context.close()
  expect(started.filter(({ isLoop }) => isLoop).map(({ print }) => print)).toEqual(beds)
  const heard = started.slice(before).filter(({ isLoop }) => !isLoop)
  return { reward: rewardOf(round), least, played: heard.map((one) => ({ ...one, name: names.get(one.print) })) }
}

const seen = (page: Page): Promise<void> => page.locator('[data-replay=seen]').waitFor({ timeout: patienceMs })

type CueStart = SoundStart & { readonly name: CueName | undefined }
const isJoy = ({ name }: CueStart): boolean =>
  name === 'count' || name === 'win' || name === 'goodWin' || name === 'greatWin'
const countsOf = (played: readonly CueStart[]) => played.filter(({ name }) => name === 'count')

test('a loss has no tone of its own; a win counts up, higher and longer the greater it is, and the bed goes down for it', {
  timeout: 400_000,
}, async () => {
  const { lost, partly, small, great } = await playedRounds()
  for (const quiet of [await hear(lost), await hear(partly)]) {
    expect(quiet.played.map(({ name }) => name)).toContain('stop')
    expect(quiet.played.filter(isJoy)).toEqual([])
    expect(quiet.played.filter(({ name }) => name === undefined)).toEqual([])
    expect(quiet.least).toBeGreaterThan(0.95)
  }
  const [low, high] = [await hear(small), await hear(great)]
  for (const { played, reward, least } of [low, high]) {
    expect(played.filter(({ name }) => name === undefined)).toEqual([])
    expect(played.filter((one) => isJoy(one) && one.name !== 'count').map(({ name }) => name)).toEqual([reward])
    expect(least).toBeLessThan(ducked)
    expect(countsOf(played)[0]?.rate).toBe(1)
  }
  const top = ({ played }: { readonly played: readonly CueStart[] }) =>
    Math.max(...countsOf(played).map(({ rate }) => rate))
  process.stdout.write(
    [small, great]
      .map(
        ({ round: { win, staked } }, at) =>
          `${win / staked} times: ${countsOf([low, high][at]?.played ?? []).length} notes\n`,
      )
      .join(''),
  )
  expect(countsOf(high.played).length).toBeGreaterThan(countsOf(low.played).length)
  expect(top(high)).toBeGreaterThan(top(low))
})
