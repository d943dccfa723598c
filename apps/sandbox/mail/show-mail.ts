import type { DatabaseSync } from 'node:sqlite'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Html, html } from '../page/html.ts'
import { inboxItem, sendInbox, typedAddress } from '../page/inbox.ts'
import type { EMail } from './e-mail.ts'
import { eMailCount, eMailList } from './e-mail.store.ts'

const shownMax = 100

/** The mailbox everybody shares: every e-mail that was sent, newest first. */
export function showMail(database: DatabaseSync, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const to = typedAddress(request) || undefined
  return sendInbox(request, reply, {
    title: 'E-mail inbox',
    here: '/mail',
    lead: 'Stands in for the e-mail service: e-mail that the product sends appears here automatically.',
    filter: { label: 'Address', type: 'email', placeholder: 'ana@example.ph', all: 'All addresses' },
    to,
    messages: eMailList(database, to, shownMax).map(messageItem),
    total: eMailCount(database, to),
    hint: 'Invite a member in the back office. The link appears here within 2 seconds.',
  })
}

const messageItem = ({ subject, text, ...mail }: EMail) =>
  inboxItem('/mail', {
    ...mail,
    text: html`<p class="text"><strong>${subject}</strong></p>${text.split('\n').map(line)}`,
  })

/** A line that is an address is a link, as mail programs show it. */
const line = (text: string): Html =>
  /^https?:\/\/\S+$/.test(text)
    ? html`<p class="text"><a href="${text}">${text}</a></p>`
    : html`<p class="text">${text}</p>`
