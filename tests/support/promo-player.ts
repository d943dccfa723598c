import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { confirmEmailAddress, sendEmailCode } from '#features/players/email/contract.ts'
import { type MarketingChannel, marketingChannels } from '#core/marketing-channel.ts'
import { saveMarketingConsent } from '#features/players/marketing-consent/contract.ts'
import { currentWording } from '#features/players/marketing-consent/wordings.ts'
import { turnOnNotifications } from '#features/players/notification/contract.ts'
import { vapidKeyOf } from '#platform/notifications/vapid.ts'
import { international, type RegisteredPlayer } from './registered-player.ts'
import type { TestSite } from './test-site.ts'

/** A player whom a promo can find by every channel, and who agrees to none of them yet. */
export type PromoPlayer = RegisteredPlayer & { readonly address: string; readonly browser: string }

const subscribed = v.object({
  id: v.string(),
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
})

async function newBrowser(site: TestSite) {
  const response = await fetch(`${site.sandbox.url}/push/v1/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: vapidKeyOf(site.context.secret).publicKey }),
  })
  return v.parse(subscribed, await response.json())
}

export async function withEveryAddress(site: TestSite, player: RegisteredPlayer): Promise<PromoPlayer> {
  const address = `player-${player.id}@promo-${player.id}.example.ph`
  const { body } = await site.send(sendEmailCode, { address }, player)
  await site.runDue()
  const code = /^(\d{6})$/m.exec((await site.mailOf(address))[0] ?? '')?.[1] ?? 'none'
  const proof = { requestId: String(body['requestId']), code }
  const confirmed = await site.send(confirmEmailAddress, proof, player)
  const { id, endpoint, keys } = await newBrowser(site)
  const turnedOn = await site.send(turnOnNotifications, { device: { kind: 'web', endpoint, ...keys } }, player)
  if (confirmed.body.errcode !== 0 || turnedOn.body.errcode !== 0) throw new Error('a way to the player was refused')
  return { ...player, address, browser: id }
}

export const consent = async (
  site: TestSite,
  player: RegisteredPlayer,
  isGiven = true,
  channels: readonly MarketingChannel[] = marketingChannels,
) => {
  for (const channel of channels) {
    const { body } = await site.send(saveMarketingConsent, { channel, isGiven, wording: currentWording }, player)
    if (body.errcode !== 0) throw new Error(`the consent was refused: ${body.errcode}`)
  }
}

const texts = v.object({ messages: v.array(v.object({ text: v.string() })) })

/** The channels by which a promo with these words has arrived. Nothing is sent meanwhile. */
export async function arrivedBy(site: TestSite, { mobile, address, browser }: PromoPlayer, words: string) {
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${site.context.configuration.sms?.key}` }
    const response = await fetch(`${site.sandbox.url}${path}`, { headers })
    return v.parse(texts, await response.json()).messages.filter(({ text }) => text.includes(words))
  }
  const found = {
    email: await read(`/mail/v1/messages?to=${encodeURIComponent(address)}`),
    sms: await read(`/sms/v1/messages?to=${encodeURIComponent(international(mobile))}`),
    push: await read(`/push/v1/messages?to=${browser}`),
  }
  return marketingChannels.flatMap((channel) => found[channel].map(() => channel))
}

/** Runs what is due until nothing is left: a promo becomes an e-mail, and the e-mail is sent. */
export async function runAllDue(site: TestSite): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await site.runDue()
    await setTimeout(0)
  }
}
