import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Html, html } from '../page/html.ts'
import { inboxItem, sendInbox } from '../page/inbox.ts'
import {
  type Delivery,
  deliveryCount,
  deliveryList,
  type FeedMode,
  feedModes,
  type FeedSettings,
  feedSettingsFind,
  type PullSettings,
  pullSettingsFind,
} from './feed.store.ts'
import type { FeedOptions } from './feed-options.ts'

const shownMax = 50

/** What a partner has received, newest first, and how it answers. */
export function showFeed(
  { database, publicUrl }: FeedOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return sendInbox(request, reply, {
    title: 'Event feed',
    here: '/feed',
    lead: 'Stands in for a partner who receives events: it verifies each delivery and shows what came.',
    to: undefined,
    messages: deliveryList(database, shownMax).map(deliveryItem),
    total: deliveryCount(database),
    hint: `Add a partner with the address ${publicUrl()}/feed/v1/deliveries in the back office, under Event feed, or one without an address and read its events below.`,
    below: html`${settingsPanel(feedSettingsFind(database))}${pullPanel(pullSettingsFind(database))}`,
  })
}

const shownBody = v.object({
  events: v.array(v.object({ type: v.string(), sequence: v.number(), player: v.string(), data: v.unknown() })),
})

function deliveryItem({ verdict, body, ...delivery }: Delivery) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), shownBody), body)
  const events = parsed.success ? parsed.output.events : []
  const lines = events.map(
    ({ type, sequence, player, data }) =>
      html`<p class="text"><strong>${type}</strong> ${sequence} ${player} <code>${JSON.stringify(data)}</code></p>`,
  )
  const text = html`<p class="text"><strong>${verdict}</strong>, ${events.length === 0 ? 'no events' : `${events.length} events`}</p>${lines}`
  return inboxItem('/feed', { ...delivery, text, isPlain: true })
}

const words: Readonly<Record<FeedMode, string>> = {
  accept: 'Accept everything (204)',
  slow: 'Answer after 15 seconds',
  fail: 'Fail (503)',
  refuse: 'Refuse the content (422)',
  gone: 'Want no more (410)',
}

const settingsPanel = ({ secrets, mode }: FeedSettings): Html => html`
<section class="panel">
  <h2>This partner</h2>
  <form method="post" action="/feed/settings">
    <label for="secrets">Signing secret from the back office; two of them, separated by a space, while one is being replaced</label>
    <div class="row"><input id="secrets" name="secrets" type="text" autocomplete="off" spellcheck="false" placeholder="whsec_…" value="${secrets}"></div>
    <br>
    <label for="mode">Answer</label>
    <div class="row">
      <select id="mode" name="mode">${feedModes.map((each) => option(each, mode))}</select>
      <button type="submit">Save</button>
    </div>
  </form>
</section>`

const option = (mode: FeedMode, chosen: FeedMode): Html =>
  mode === chosen
    ? html`<option value="${mode}" selected>${words[mode]}</option>`
    : html`<option value="${mode}">${words[mode]}</option>`

const pullPanel = ({ url, partner, cursor }: PullSettings): Html => html`
<section class="panel">
  <h2>Read events</h2>
  <form method="post" action="/feed/pull">
    <label for="url">Address of the product’s server</label>
    <div class="row"><input id="url" name="url" type="text" inputmode="url" placeholder="http://127.0.0.1:8080" value="${url}"></div>
    <br>
    <label for="partner">Partner number from the back office</label>
    <div class="row">
      <input id="partner" name="partner" type="text" inputmode="numeric" value="${partner}">
      <button type="submit">${cursor === null ? 'Read the first events' : 'Read the next events'}</button>
    </div>
  </form>
</section>`
