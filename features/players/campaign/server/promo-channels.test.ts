import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '#core/clock/duration.ts'
import { addDuration, durationBetween } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import { keepLanguage } from '#features/players/language/contract.ts'
import { marketingChannels } from '#core/marketing-channel.ts'
import { beginNextNoon, graphOf, liveCampaign, messageStep, promoStep, runCampaigns } from '#tests/support/campaigns.ts'
import { arrivedBy, consent, type PromoPlayer, runAllDue, withEveryAddress } from '#tests/support/promo-player.ts'
import { refreshFacts } from '#tests/support/refresh-facts.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { listPlayerCampaigns, rehearseCampaign, stopCampaign, viewCampaign } from '../contract.ts'

let office: TestBackOffice
let last = 0
const pool = () => office.site.context.db.pool
const reason = 'for the tests of promos'

beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())

beforeEach(() => beginNextNoon(office))

async function newPlayer(): Promise<PromoPlayer> {
  office.site.clock.advance(minutes(2))
  const player = await registerPlayer(office.site, `0929${String(++last).padStart(7, '0')}`)
  return withEveryAddress(office.site, player)
}
async function readyPlayer(): Promise<PromoPlayer> {
  const player = await newPlayer()
  await consent(office.site, player)
  await refreshFacts(office.site)
  return player
}
/** One after the other, by every channel. */
const everyStep = () => {
  const [email, sms, push] = [promoStep('email', 'email', 'sms'), promoStep('sms', 'sms', 'push'), promoStep('push')]
  return graphOf('email', [email, sms, push])
}
const arrived = (player: PromoPlayer, words = 'Promo') => arrivedBy(office.site, player, words)
const stepOf = async (id: number, step: string) => {
  const { body } = await office.send(viewCampaign, { id }, (await office.newStaff('crm')).token)
  return (Object(body.counts).steps as { step: string }[]).find((each) => each.step === step)
}
const statesOf = async (id: number) => {
  const { rows } = await pool().query<{ channel: string; state: string }>(
    'select channel, state from campaign_message where campaign_id = $1 order by channel',
    [id],
  )
  return Object.fromEntries(rows.map(({ channel, state }) => [channel, state]))
}

describe('a promo', () => {
  test('reaches a player who agrees by each channel, once, in the player’s language', async () => {
    const ana = await readyPlayer()
    await office.site.send(keepLanguage, { language: 'fil' }, ana)
    const { id } = await liveCampaign(office, everyStep())
    await runCampaigns(office)
    await runAllDue(office.site)
    await runCampaigns(office)
    await runAllDue(office.site)
    expect(await arrived(ana)).toEqual([...marketingChannels])
    expect(await arrived(ana, 'sa Filipino')).toEqual([...marketingChannels])
    expect(await stepOf(id, 'sms')).toMatchObject({
      passed: 1,
      capped: 0,
      messages: { reached: 1, waiting: 0, noConsent: 0, noAddress: 0, braked: 0, notSent: 0 },
    })
    const crm = await office.newStaff('crm')
    const { body } = await office.send(listPlayerCampaigns, { playerId: ana.id, sort: 'oldest' }, crm.token)
    expect(body.rows).toMatchObject(marketingChannels.map((kind) => ({ kind, state: 'sent' })))
  })

  test('reaches nobody without consent, and the player goes on to the inbox', async () => {
    const ben = await newPlayer()
    await refreshFacts(office.site)
    const graph = graphOf('sms', [
      promoStep('sms', 'sms', 'push'),
      promoStep('push', 'push', 'email'),
      promoStep('email', 'email', 'hi'),
      messageStep('hi'),
    ])
    const { id } = await liveCampaign(office, graph)
    await runCampaigns(office)
    await runAllDue(office.site)
    expect(await arrived(ben)).toEqual([])
    expect(await statesOf(id)).toEqual({ email: 'noConsent', push: 'noConsent', sms: 'noConsent' })
    const { rows } = await pool().query(`select 1 from mail where player_id = $1 and source = 'campaign'`, [ben.id])
    expect(rows).toHaveLength(1)
  })

  test.each(marketingChannels)('by %s alone goes to a player who agrees to that alone', async (channel) => {
    const ana = await newPlayer()
    await consent(office.site, ana, true, [channel])
    await refreshFacts(office.site)
    await liveCampaign(office, everyStep())
    await runCampaigns(office)
    await runAllDue(office.site)
    expect(await arrived(ana)).toEqual([channel])
  })

  test('reaches nobody who has agreed and cannot be found', async () => {
    office.site.clock.advance(minutes(2))
    const lea = await registerPlayer(office.site, `0929${String(++last).padStart(7, '0')}`)
    await consent(office.site, lea)
    await pool().query('update player set mobile = null where id = $1', [lea.id])
    await refreshFacts(office.site)
    const { id } = await liveCampaign(office, everyStep())
    await runCampaigns(office)
    expect(await statesOf(id)).toEqual({ email: 'noAddress', push: 'noAddress', sms: 'noAddress' })
  })

  test('is not sent when the consent is withdrawn while it waits, of ten at once too', async () => {
    const players = []
    for (let count = 0; count < 10; count += 1) players.push(await newPlayer())
    for (const player of players) await consent(office.site, player)
    await refreshFacts(office.site)
    const { id } = await liveCampaign(office, everyStep())
    await runCampaigns(office)
    await Promise.all(players.map((player) => consent(office.site, player, false)))
    await runAllDue(office.site)
    for (const player of players) expect(await arrived(player)).toEqual([])
    expect(await statesOf(id)).toEqual({ email: 'noConsent', push: 'noConsent', sms: 'noConsent' })
  })

  test('of ten who withdraw while it is being sent leaves for those alone whose consent still stood', async () => {
    const players = []
    for (let count = 0; count < 10; count += 1) players.push(await newPlayer())
    for (const player of players) await consent(office.site, player)
    await refreshFacts(office.site)
    const { id } = await liveCampaign(office, graphOf('sms', [promoStep('sms')]))
    await runCampaigns(office)
    await Promise.all([office.site.runDue(), ...players.map((player) => consent(office.site, player, false, ['sms']))])
    await runAllDue(office.site)
    const { rows } = await pool().query<{ player_id: bigint; state: string }>(
      'select player_id, state from campaign_message where campaign_id = $1',
      [id],
    )
    for (const { player_id: playerId, state } of rows) {
      const player = players.find((each) => BigInt(each.id) === playerId)
      expect(player && (await arrived(player))).toEqual(state === 'sent' ? ['sms'] : [])
      expect(['sent', 'noConsent']).toContain(state)
    }
    expect(rows).toHaveLength(10)
  })

  test('that waits in the mail queue is not sent after the consent is withdrawn', async () => {
    const ana = await readyPlayer()
    await liveCampaign(office, graphOf('email', [promoStep('email')]))
    await runCampaigns(office)
    const job = office.site.features.jobs.find(({ name }) => name === 'campaign.deliver')
    const { rows } = await pool().query<{ payload: unknown }>(`select payload from job where name = 'campaign.deliver'`)
    const now = office.site.clock.now()
    const { signal } = new AbortController()
    const run = { key: '', dueAt: now, now, attempt: 1, signal, confirm: async () => undefined }
    for (const { payload } of rows) await job?.run({ ...run, payload })
    await consent(office.site, ana, false, ['email'])
    await runAllDue(office.site)
    expect(await arrived(ana)).toEqual([])
    const { rows: kept } = await pool().query(
      `select state from email_message where kind = 'promos' and player_id = $1`,
      [ana.id],
    )
    expect(kept).toEqual([{ state: 'refused' }])
  })

  test('that waits is not sent once the campaign is stopped', async () => {
    const ana = await readyPlayer()
    const { id } = await liveCampaign(office, everyStep())
    await runCampaigns(office)
    await office.send(stopCampaign, { id, reason }, (await office.newStaff('crm')).token)
    await runAllDue(office.site)
    expect(await arrived(ana)).toEqual([])
    expect(await stepOf(id, 'push')).toMatchObject({ messages: { reached: 0, notSent: 1 } })
  })

  test('that waits is not sent to a player who is excluded meanwhile', async () => {
    const ana = await readyPlayer()
    const { id } = await liveCampaign(office, everyStep())
    await runCampaigns(office)
    await pool().query(`update player set state = 'excluded', state_until = null where id = $1`, [ana.id])
    await runAllDue(office.site)
    expect(await arrived(ana)).toEqual([])
    expect(await statesOf(id)).toEqual({ email: 'braked', push: 'braked', sms: 'braked' })
  })
})

describe('quiet hours', () => {
  const quiet = { fromHour: 0, untilHour: 8 }

  test('that begin at midnight of Manila keep what waits until they end', async () => {
    const ana = await readyPlayer()
    const beforeMidnight = addDuration(startOfDay(dayOf(office.site.clock.now())), minutes(24 * 60 - 30))
    office.site.clock.advance(durationBetween(office.site.clock.now(), beforeMidnight))
    await refreshFacts(office.site)
    const { id } = await liveCampaign(office, { ...everyStep(), quiet })
    await runCampaigns(office)
    expect(await statesOf(id)).toEqual({ email: 'waiting', push: 'waiting', sms: 'waiting' })
    const midnight = startOfDay(addDays(dayOf(office.site.clock.now()), 1))
    office.site.clock.advance(durationBetween(office.site.clock.now(), midnight))
    await runAllDue(office.site)
    expect(await arrived(ana)).toEqual([])
    office.site.clock.advance(hours(8))
    await refreshFacts(office.site)
    await runAllDue(office.site)
    expect(await arrived(ana)).toEqual([...marketingChannels])
  })

  test('let a promo of a day ago lapse', async () => {
    const ana = await readyPlayer()
    const { id } = await liveCampaign(office, everyStep())
    await runCampaigns(office)
    office.site.clock.advance(days(1))
    await runAllDue(office.site)
    expect(await arrived(ana)).toEqual([])
    expect(await statesOf(id)).toEqual({ email: 'late', push: 'late', sms: 'late' })
  })
})

test('the cap counts every channel together with the inbox', async () => {
  const ana = await readyPlayer()
  const steps = [messageStep('hi', 'sms'), promoStep('sms', 'sms', 'push'), promoStep('push')]
  const { id } = await liveCampaign(office, graphOf('hi', steps, { cap: { day: 2, week: 3 } }))
  await runCampaigns(office)
  await runAllDue(office.site)
  expect(await arrived(ana)).toEqual(['sms'])
  expect(await stepOf(id, 'push')).toMatchObject({ now: 1, passed: 0, capped: 1 })
  office.site.clock.advance(days(1))
  await refreshFacts(office.site)
  await runCampaigns(office)
  await runAllDue(office.site)
  expect(await arrived(ana)).toEqual(['sms', 'push'])
})

test('a dry run counts whom each channel would reach, and why not the others, and sends nothing', async () => {
  const ana = await readyPlayer()
  await newPlayer()
  office.site.clock.advance(minutes(2))
  const lea = await registerPlayer(office.site, `0929${String(++last).padStart(7, '0')}`)
  await consent(office.site, lea)
  await refreshFacts(office.site)
  const crm = await office.newStaff('crm')
  const { body } = await office.send(rehearseCampaign, { graph: everyStep() }, crm.token)
  expect(body).toMatchObject({ players: 3, reached: 2, messages: 4 })
  expect(body.steps).toMatchObject([
    { step: 'email', players: 3, noConsent: 1, noAddress: 1 },
    { step: 'sms', players: 3, noConsent: 1, noAddress: 0 },
    { step: 'push', players: 3, noConsent: 1, noAddress: 1 },
    { step: 'end', noConsent: 0, noAddress: 0 },
  ])
  await runAllDue(office.site)
  expect(await arrived(ana)).toEqual([])
})
