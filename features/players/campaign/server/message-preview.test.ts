import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { type Language, languages } from '#core/language/language.ts'
import { keepLanguage } from '#features/players/language/contract.ts'
import { unsubscribeEmail } from '#features/players/email/contract.ts'
import { beginNextNoon, graphOf, liveCampaign, promoStep, runCampaigns } from '#tests/support/campaigns.ts'
import { consent, type PromoPlayer, runAllDue, withEveryAddress } from '#tests/support/promo-player.ts'
import { refreshFacts } from '#tests/support/refresh-facts.ts'
import { international, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import type { TestableStep } from '../graph.ts'
import { previewMessage, testMessage } from '../message-contract.ts'

let office: TestBackOffice
let crm: SignedInStaff
let last = 0
const pool = () => office.site.context.db.pool
const reason = 'for the tests of previews'

beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())
beforeEach(async () => {
  await beginNextNoon(office)
  crm = await office.newStaff('crm')
})

/** What spoils a form: letters of HTML, quotes, and several paragraphs. */
const awkward = (words: string) => ({
  title: { en: `Promo & <b>"${words}"</b>`, fil: `Promo’ng ₱100 & ${words}` },
  body: { en: `It’s <here>.\n\nSecond “part”.`, fil: `Nandito na.\n\nIkalawang bahagi & wakas.` },
})
const email = { ...promoStep('email', 'email', 'sms'), ...awkward('email') } as TestableStep & { kind: 'email' }
const sms = { ...promoStep('sms', 'sms', 'push'), body: awkward('sms').body } as TestableStep & { kind: 'sms' }
const push = { ...promoStep('push'), ...awkward('push') }

const shown = v.looseObject({ language: v.picklist(languages) })
const emailShown = v.looseObject({ subject: v.string(), html: v.string() })
/** The end of a body is the mail transport's: the newline after the last tag may be lost there. */
const asTransported = (preview: unknown) => {
  const { html, ...rest } = v.parse(emailShown, preview)
  return { ...rest, html: html.trimEnd() }
}
async function previewOf(step: typeof email | typeof sms | typeof push, language: Language) {
  const { body } = await office.send(previewMessage, { step }, crm.token)
  const messages = v.parse(v.array(shown), body.messages)
  return messages.find((each) => each.language === language)?.[step.kind]
}

async function inbox(path: string) {
  const headers = { authorization: `Bearer ${office.site.context.configuration.sms?.key}` }
  const response = await fetch(`${office.site.sandbox.url}${path}`, { headers })
  return v.parse(v.object({ messages: v.array(v.looseObject({ text: v.string() })) }), await response.json()).messages
}
const mailsTo = (address: string) => inbox(`/mail/v1/messages?to=${encodeURIComponent(address)}`)
const textsTo = (mobile: string) => inbox(`/sms/v1/messages?to=${encodeURIComponent(international(mobile))}`)

async function promoPlayer(language: Language): Promise<PromoPlayer> {
  office.site.clock.advance(minutes(2))
  const player = await registerPlayer(office.site, `0926${String(++last).padStart(7, '0')}`)
  await office.site.send(keepLanguage, { language }, player)
  const reached = await withEveryAddress(office.site, player)
  await consent(office.site, reached)
  return reached
}

/** The only thing that differs between players: the token of the link that stops promos. */
const withSample = (text: unknown) => String(text).replaceAll(/(?<=token=)[\w.-]+/g, 'sample')

describe('the preview', () => {
  test.each(languages)('in %s is byte for byte what a player gets by each channel', async (language) => {
    const player = await promoPlayer(language)
    await refreshFacts(office.site)
    await liveCampaign(office, graphOf('email', [email, sms, push]))
    for (let round = 0; round < 2; round += 1) {
      await runCampaigns(office)
      await runAllDue(office.site)
    }
    const [mail] = await mailsTo(player.address)
    expect(mail).toMatchObject({ subject: expect.any(String), html: expect.any(String) })
    expect(asTransported(await previewOf(email, language))).toEqual({
      subject: mail?.['subject'],
      text: withSample(mail?.text),
      html: withSample(mail?.['html']).trimEnd(),
      unsubscribeUrl: withSample(mail?.['unsubscribeUrl']),
    })
    const [text] = await textsTo(player.mobile)
    expect(await previewOf(sms, language)).toMatchObject({ text: text?.text })
    const [pushed] = await inbox(`/push/v1/messages?to=${player.browser}`)
    const { tag: _, ...view } = v.parse(v.looseObject({}), JSON.parse(pushed?.text ?? '{}'))
    expect(await previewOf(push, language)).toEqual(view)
  })

  test('counts an SMS with everything that is added to it', async () => {
    const { body } = await office.send(previewMessage, { step: { ...sms, body: { en: 'Hi.', fil: '₱' } } }, crm.token)
    expect(body.messages).toMatchObject([
      { sms: { text: 'Bituin: Hi. Stop promos: profile, Promos and offers.', parts: 1, alphabet: 'gsm', letters: 52 } },
      { sms: { parts: 1, alphabet: 'unicode' } },
    ])
  })

  test('of its link to stop promos turns nothing off', async () => {
    const { body } = await office.site.send(unsubscribeEmail, { token: 'sample' })
    expect(body.errcode).toBe(1484)
  })

  test('is for members who see campaigns', async () => {
    const support = await office.newStaff('csLevel1')
    const { body } = await office.send(previewMessage, { step: email }, support.token)
    expect(body.errcode).toBe(1070)
  })
})

describe('a test', () => {
  const send = (step: TestableStep, number: string | null, { token } = crm) =>
    office.send(testMessage, { step, language: 'fil', number, reason }, token)
  const counted = async () => {
    const { rows } = await pool().query(
      `select (select count(*) from campaign_message) + (select count(*) from campaign_act)
         + (select count(*) from email_message) + (select count(*) from marketing_consent_change) as rows`,
    )
    return rows
  }

  test('of an e-mail is the preview, marked, at the member’s own address, and counts nowhere', async () => {
    const before = await counted()
    const { body } = await send(email, null)
    expect(body).toMatchObject({ errcode: 0, channel: 'email', sentTo: expect.stringContaining('•••') })
    await office.site.runDue()
    const preview = asTransported(await previewOf(email, 'fil'))
    const [mail] = await mailsTo(crm.email)
    expect(mail).toMatchObject({ ...preview, subject: `[Test] ${String(preview.subject)}` })
    expect(await counted()).toEqual(before)
  })

  test('of an SMS is the preview, marked, at the number that was typed', async () => {
    const { body } = await send(sms, '0917 555 0101')
    expect(body).toMatchObject({ errcode: 0, channel: 'sms', sentTo: expect.stringContaining('•') })
    await office.site.runDue()
    const preview = v.parse(v.looseObject({ text: v.string() }), await previewOf(sms, 'fil'))
    expect((await textsTo('09175550101'))[0]?.text).toBe(`[Test] ${preview.text}`)
  })

  test('stands in the audit log with its masked address', async () => {
    await send(sms, '+639175550102')
    const { rows } = await pool().query('select action, actor, after from staff_audit order by seq desc limit 1')
    const after = { channel: 'sms', language: 'fil', sentTo: '+63917•••0102' }
    expect(rows).toEqual([{ action: 'campaign.test', actor: crm.email, after }])
  })

  test.each([
    { name: 'a number that is none', number: '123' },
    { name: 'a foreign number', number: '+442071234567' },
    { name: 'no number', number: null },
  ])('of an SMS to $name is refused', async ({ number }) => {
    const { status, body } = await send(sms, number)
    expect({ status, errcode: body.errcode }).not.toMatchObject({ errcode: 0 })
    expect(JSON.stringify(body)).toContain('0917 123 4567')
  })

  test.each(['0926 777 0001', '+639267770001', '9267770001'])('to the player’s number %s is refused', async (typed) => {
    const known = await pool().query(`select 1 from player where mobile = '+639267770001'`)
    if (known.rowCount === 0) await registerPlayer(office.site, '09267770001')
    const before = (await textsTo('09267770001')).length
    expect((await send(sms, typed)).body).toMatchObject({ errcode: 1497 })
    await office.site.runDue()
    expect(await textsTo('09267770001')).toHaveLength(before)
  })

  test('is sent to one number ten times a day, of twelve at once by two members', async () => {
    const members = [crm, await office.newStaff('crm')]
    const twelve = Array.from({ length: 6 }, () => members).flat()
    const sent = await Promise.all(twelve.map((member) => send(sms, '09175550103', member)))
    expect(sent.map(({ body }) => body.errcode).toSorted((one, other) => one - other)).toEqual([
      ...Array(10).fill(0),
      1020,
      1020,
    ])
  })

  test('is sent ten times an hour by one member', async () => {
    const codes = []
    for (let count = 0; count < 11; count += 1) codes.push((await send(email, null)).body.errcode)
    expect(codes).toEqual([...Array(10).fill(0), 1020])
  })

  test.each(['opsManager', 'financeChecker', 'auditor'] as const)('is not sent by the role %s', async (role) => {
    expect((await send(email, null, await office.newStaff(role))).body.errcode).toBe(1070)
  })
})

test('without services, previews stay and tests are refused', async () => {
  const quiet = await openTestBackOffice({ mail: undefined, sms: undefined })
  try {
    const { token } = await quiet.newStaff('crm')
    for (const step of [email, sms]) {
      const preview = await quiet.send(previewMessage, { step }, token)
      expect(preview.body).toMatchObject({ errcode: 0, isTestable: false })
      const number = step.kind === 'sms' ? '09175550104' : null
      const { body } = await quiet.send(testMessage, { step, language: 'en', number, reason }, token)
      expect(body).toMatchObject({ errcode: 1496, msg: expect.stringContaining('No test was sent.') })
    }
  } finally {
    await quiet.close()
  }
})

test('a push has a preview and no test', async () => {
  const { body } = await office.send(previewMessage, { step: push }, crm.token)
  expect(body).toMatchObject({ errcode: 0, isTestable: false })
  const raw = await office.sendRaw(testMessage.path, { step: push, language: 'en', number: null, reason }, crm.token)
  expect(raw.body.errcode).not.toBe(0)
})
