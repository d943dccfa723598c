import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '#core/clock/duration.ts'
import { unsubscribeEmail } from '#features/players/email/contract.ts'
import { listPlayerConsents, readMarketingConsents } from '#features/players/marketing-consent/contract.ts'
import { beginNextNoon, graphOf, liveCampaign, promoStep, runCampaigns } from '#tests/support/campaigns.ts'
import { arrivedBy, consent, type PromoPlayer, runAllDue, withEveryAddress } from '#tests/support/promo-player.ts'
import { refreshFacts } from '#tests/support/refresh-facts.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'

let office: TestBackOffice
let last = 0

beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())
beforeEach(() => beginNextNoon(office))

async function newReader(): Promise<PromoPlayer> {
  office.site.clock.advance(minutes(2))
  const player = await registerPlayer(office.site, `0925${String(++last).padStart(7, '0')}`)
  const reader = await withEveryAddress(office.site, player)
  await consent(office.site, reader)
  return reader
}

async function sendPromo(): Promise<void> {
  await refreshFacts(office.site)
  await liveCampaign(office, graphOf('email', [promoStep('email')]))
  await runCampaigns(office)
  await runAllDue(office.site)
}

const inbox = v.object({
  messages: v.array(v.object({ text: v.string(), html: v.string(), unsubscribeUrl: v.optional(v.string()) })),
})
/** The newest e-mail, as the player reads it. */
async function mailOf({ address }: PromoPlayer) {
  const response = await fetch(`${office.site.sandbox.url}/mail/v1/messages?to=${encodeURIComponent(address)}`)
  const [mail] = v.parse(inbox, await response.json()).messages
  if (mail === undefined) throw new Error('no e-mail came')
  return mail
}

type Links = { readonly page: URL; readonly oneClick: URL }
async function linksOf(reader: PromoPlayer): Promise<Links> {
  const { text, html, unsubscribeUrl } = await mailOf(reader)
  const page = /Stop these emails:\n(\S+)/.exec(text)?.[1] ?? 'none'
  expect(html).toContain(`href="${page}"`)
  return { page: new URL(page), oneClick: new URL(unsubscribeUrl ?? 'none') }
}
async function promoLinks(): Promise<Links & { readonly reader: PromoPlayer }> {
  const reader = await newReader()
  await sendPromo()
  return { reader, ...(await linksOf(reader)) }
}

/** As a mail program does it (RFC 8058): without a cookie, a token of a session, or anything else of the player's. */
const oneClick = (url: URL) =>
  office.site.server.inject({
    method: 'POST',
    url: url.pathname + url.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
/** The button of the page that the link opens. */
const onPage = async (url: URL) =>
  (await office.site.send(unsubscribeEmail, { token: url.searchParams.get('token') ?? '' })).body

async function givenBy(reader: PromoPlayer): Promise<readonly string[]> {
  const { body } = await office.site.send(readMarketingConsents, {}, reader)
  const { consents } = v.parse(readMarketingConsents.response, body)
  return consents.filter(({ since }) => since !== null).map(({ channel }) => channel)
}
async function withdrawalsOf(reader: PromoPlayer) {
  const { token } = await office.newStaff('crm')
  const { body } = await office.send(listPlayerConsents, { playerId: reader.id, sort: 'oldest' }, token)
  const rows = v.parse(v.array(v.looseObject({ isGiven: v.boolean() })), body['rows'])
  return rows.filter(({ isGiven }) => !isGiven)
}

const ways = [
  { way: 'the link and its button', withdraw: async ({ page }: Links) => (await onPage(page)).errcode === 0 },
  { way: 'one click', withdraw: async (links: Links) => (await oneClick(links.oneClick)).statusCode === 200 },
]

describe('the link of a promo by e-mail', () => {
  test.each(ways)('by $way withdraws the consent to e-mail alone, without a session', async ({ withdraw }) => {
    const { reader, ...links } = await promoLinks()
    expect(await givenBy(reader)).toEqual(['email', 'sms', 'push'])
    expect(await withdraw(links)).toBe(true)
    const at = office.site.clock.now()
    expect(await givenBy(reader)).toEqual(['sms', 'push'])
    expect(await withdrawalsOf(reader)).toMatchObject([{ channel: 'email', source: 'emailLink', isNow: true, at }])
  })

  test.each(ways)('by $way withdraws once, of ten at once and again later', async ({ withdraw }) => {
    const { reader, ...links } = await promoLinks()
    expect(await Promise.all(Array.from({ length: 10 }, () => withdraw(links)))).toEqual(Array(10).fill(true))
    office.site.clock.advance(days(90))
    expect(await withdraw(links)).toBe(true)
    expect(await withdrawalsOf(reader)).toHaveLength(1)
  })

  test.each(ways)('by $way stops the next promo', async ({ withdraw }) => {
    const { reader, ...links } = await promoLinks()
    await withdraw(links)
    await sendPromo()
    expect(await arrivedBy(office.site, reader, 'Promo')).toEqual(['email'])
  })

  test('by one click and by its button at once withdraws once', async () => {
    const { reader, ...links } = await promoLinks()
    await Promise.all(Array.from({ length: 5 }, () => ways.map(({ withdraw }) => withdraw(links))).flat())
    expect(await withdrawalsOf(reader)).toHaveLength(1)
  })

  test('opened alone withdraws nothing: mail servers open every link', async () => {
    const { reader, page, oneClick: posted } = await promoLinks()
    for (const url of [page, posted]) await office.site.server.inject({ method: 'GET', url: url.pathname + url.search })
    expect(await givenBy(reader)).toEqual(['email', 'sms', 'push'])
    expect(await withdrawalsOf(reader)).toEqual([])
  })

  test('that was forged or altered is refused by both ways, and withdraws nothing', async () => {
    const { reader, page } = await promoLinks()
    const other = await newReader()
    const token = page.searchParams.get('token') ?? ''
    const hash = token.split('.')[2] ?? ''
    const flipped = `${hash.startsWith('A') ? 'B' : 'A'}${hash.slice(1)}`
    const forged = {
      'another player’s number': `${other.id}.promos.${hash}`,
      'another kind': `${reader.id}.supportWrote.${hash}`,
      'another letter': `${reader.id}.promos.${flipped}`,
      'one letter less': token.slice(0, -1),
      'one letter more': `${token}A`,
      'no signature': `${reader.id}.promos.`,
      'the sample of a preview': 'sample',
      nothing: '',
    }
    for (const [what, each] of Object.entries(forged)) {
      const url = new URL('https://play.example.ph/email/unsubscribe')
      url.searchParams.set('token', each)
      expect({ what, ...(await onPage(url)) }).toMatchObject({ what, errcode: 1484 })
      expect({ what, status: (await oneClick(url)).statusCode }).toEqual({ what, status: 404 })
    }
    for (const each of [reader, other]) {
      expect(await givenBy(each)).toEqual(['email', 'sms', 'push'])
      expect(await withdrawalsOf(each)).toEqual([])
    }
  })

  test('withdraws again after the player has agreed anew, as every promo since then says', async () => {
    const { reader, ...links } = await promoLinks()
    await oneClick(links.oneClick)
    await consent(office.site, reader, true, ['email'])
    expect(await givenBy(reader)).toEqual(['email', 'sms', 'push'])
    expect((await oneClick(links.oneClick)).statusCode).toBe(200)
    expect(await givenBy(reader)).toEqual(['sms', 'push'])
    expect(await withdrawalsOf(reader)).toHaveLength(2)
  })
})
