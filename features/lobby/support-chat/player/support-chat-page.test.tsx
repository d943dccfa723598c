import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import {
  awaitSupportChat,
  endSupportChat,
  getSupportChat,
  getSupportDesk,
  rateSupportChat,
  sendSupportMessage,
  sendSupportPicture,
} from '../contract.ts'
import { deskText, hoursText, presenceText } from './desk-line.tsx'
import type { ShownChat, ShownMessage } from './shown-chat.ts'
import { SupportChatPage } from './support-chat-page.tsx'

afterEach(leaveNothingBehind)

const desk = {
  isOffered: true,
  isOpen: true,
  isStaffed: true,
  days: [1, 2, 3, 4, 5, 6, 7],
  opensMinute: 0,
  closesMinute: 1440,
}
const at = instant(1_795_000_000_000)
const own: ShownMessage = {
  id: 1,
  author: 'player',
  name: '',
  text: 'My deposit is missing.',
  hasPicture: false,
  sentAt: at,
}
const answered: ShownMessage = { ...own, id: 2, author: 'staff', name: 'Ana', text: 'It is on its way.' }
const waiting: ShownChat = {
  id: 7,
  revision: 2,
  state: 'waiting',
  agent: null,
  ahead: 2,
  openedAt: at,
  closedAt: null,
  rating: null,
  canRate: false,
  messages: [own],
}

function open(first: ShownChat | null, changes: Partial<typeof desk> = {}) {
  const site = openTestTab({
    address: '/service/chat',
    token: 'token',
    config: {},
    routes: [
      { access: 'public', title: '', frame: 'none', path: '/service/chat', screen: readyScreen(SupportChatPage) },
    ],
  })
  site.answer(getSupportDesk, { ...desk, ...changes })
  site.answer(getSupportChat, { chat: first })
  const news = Promise.withResolvers<{ isChanged: boolean }>()
  let isTold = false
  site.answer(awaitSupportChat, () => {
    if (isTold) return new Promise(() => {})
    isTold = true
    return news.promise
  })
  site.open()
  return { ...site, tell: () => news.resolve({ isChanged: true }) }
}

test('a first message opens a chat, and the text stays until it has been received', async () => {
  const site = open(null)
  const field = await screen.findByRole('textbox', { name: 'Your message' })
  site.answer(sendSupportMessage, broken(503))
  await site.user.type(field, own.text)
  await site.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/503/)).toBeDefined()
  expect(field).toHaveProperty('value', own.text)
  site.answer(sendSupportMessage, {})
  site.answer(getSupportChat, { chat: waiting })
  await waitFor(async () => {
    await site.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText(own.text, { selector: 'article *' })).toBeDefined()
  })
  expect(field).toHaveProperty('value', '')
  expect(screen.getByText(/2 chats came in before yours/)).toBeDefined()
})

test('an answer appears when the server has news of it', async () => {
  const site = open(waiting)
  await screen.findByText(own.text)
  site.answer(getSupportChat, {
    chat: { ...waiting, revision: 3, state: 'active', agent: 'Ana', ahead: 0, messages: [own, answered] },
  })
  site.tell()
  expect(await screen.findByText(answered.text)).toBeDefined()
  expect(screen.getByText('You’re chatting with Ana.')).toBeDefined()
})

test('a photo is sent, and one of more than 4 MB is not', async () => {
  const site = open(waiting)
  const input = await screen.findByLabelText('Send a photo', { selector: 'input' })
  await site.user.upload(input, new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }))
  expect(await screen.findByText(/too large/)).toBeDefined()
  const sent: string[] = []
  site.answer(sendSupportPicture, ({ picture }: { readonly picture: string }) => {
    sent.push(picture)
    return {}
  })
  await waitFor(async () => {
    await site.user.upload(input, new File(['photo'], 'small.png', { type: 'image/png' }))
    expect(sent).toContain(btoa('photo'))
  })
})

test('the chat is ended after a question, and a closed one is rated', async () => {
  const site = open({ ...waiting, state: 'active', agent: 'Ana', messages: [own, answered] })
  await site.user.click(await screen.findByRole('button', { name: 'End chat' }))
  site.answer(endSupportChat, {})
  const closed: ShownChat = {
    ...waiting,
    revision: 4,
    state: 'closed',
    closedAt: at,
    canRate: true,
    messages: [own, answered],
  }
  site.answer(getSupportChat, { chat: closed })
  const [, confirm] = screen.getAllByRole('button', { name: 'End chat' })
  if (confirm) await site.user.click(confirm)
  expect(await screen.findByText(/This chat has ended/)).toBeDefined()
  site.answer(rateSupportChat, {})
  site.answer(getSupportChat, { chat: { ...closed, revision: 5, canRate: false, rating: 4 } })
  await site.user.click(screen.getByRole('button', { name: '4 stars' }))
  expect(await screen.findByText('Thank you. You gave us 4 stars.')).toBeDefined()
})

test('where the operator has no chat, the page leads to the other ways', async () => {
  open(null, { isOffered: false })
  expect(await screen.findByText('The chat isn’t available right now')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  [{ isOpen: true, isStaffed: true }, /here now/],
  [{ isOpen: true, isStaffed: false }, /Nobody is at the desk/],
  [{ isOpen: false, isStaffed: true }, /closed right now/],
])('%o is said as it is', (changes, text) => {
  expect(presenceText({ ...desk, ...changes })).toMatch(text)
})

test.each([
  [{}, 'Open every day, 24 hours'],
  [{ opensMinute: 480, closesMinute: 1320 }, 'Open every day, 8:00 AM to 10:00 PM (Manila time)'],
  [{ days: [1, 5], opensMinute: 480, closesMinute: 1440 }, 'Open Mon, Fri, 8:00 AM to midnight (Manila time)'],
  [{ isStaffed: false, opensMinute: 480, closesMinute: 1320 }, 'Hours: every day, 8:00 AM to 10:00 PM (Manila time)'],
  [
    { isStaffed: false, days: [6], opensMinute: 480, closesMinute: 1320 },
    'Hours: Sat, 8:00 AM to 10:00 PM (Manila time)',
  ],
])('hours %o', (changes, text) => {
  expect(hoursText({ ...desk, ...changes })).toBe(text)
})

test('while nobody is there, nothing says that the desk is open', async () => {
  open(null, { isStaffed: false })
  expect(await screen.findByText(/Nobody is at the desk/)).toBeDefined()
  expect(screen.queryByText(/Open every day/)).toBeNull()
  expect(deskText({ ...desk, isStaffed: false })).toBe('Leave a message, and read our answer in the chat.')
  expect(deskText(desk)).toBe('Open every day, 24 hours')
})
