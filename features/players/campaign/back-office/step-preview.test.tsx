import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Permission } from '#features/office/staff/back-office/index.ts'
import { createStaffServer, openStaffScreen } from '#features/office/staff/testing/staff-screen.tsx'
import type { ChannelStep } from '../graph.ts'
import { previewMessage, testMessage } from '../message-contract.ts'
import { firstGraph } from './graph-draft.ts'
import { StepPreview } from './step-preview.tsx'

const text = { en: 'Hi', fil: 'Kumusta' }
const email: ChannelStep = { kind: 'email', id: 'a', next: '', title: text, body: text }
const sms: ChannelStep = { kind: 'sms', id: 'a', next: '', body: text }
const push: ChannelStep = { kind: 'push', id: 'a', next: '', title: text, body: text }
const nothing = { email: null, sms: null, push: null }
const inBoth = (content: object) => [
  { language: 'en' as const, ...nothing, ...content },
  { language: 'fil' as const, ...nothing, ...content },
]
const mail = { subject: 'Bituin: Hi', text: 'Hi, in plain text', html: '<p>Hi, in HTML</p>', unsubscribeUrl: null }

type Case = { readonly step: ChannelStep; readonly content: object; readonly isTestable?: boolean }
function open({ step, content, isTestable = true }: Case, permissions: Permission[] = ['campaign.test']) {
  const server = createStaffServer()
  server.answer(previewMessage, { messages: inBoth(content), isTestable })
  server.answer(testMessage, { channel: 'email', sentTo: 'an•••@example.ph' })
  const shown = <StepPreview graph={{ ...firstGraph, steps: [step] }} selected="a" />
  return openStaffScreen(shown, { server, permissions }).user
}

test('an e-mail is shown in both languages, in a frame that runs and opens nothing, and as its text', async () => {
  const user = open({ step: email, content: { email: mail } })
  const english = within(await screen.findByRole('region', { name: 'English' }))
  expect(screen.getByRole('region', { name: 'Filipino' })).toBeTruthy()
  const frame = english.getByTitle('E-mail in English')
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', mail.html])
  await user.click(english.getByRole('radio', { name: 'As plain text' }))
  expect(english.getByText(mail.text)).toBeTruthy()
})

test('an SMS says how many messages it is, and why it holds fewer letters', async () => {
  open({ step: sms, content: { sms: { text: 'Bituin: ₱', letters: 71, parts: 2, alphabet: 'unicode' } } })
  const english = within(await screen.findByRole('region', { name: 'English' }))
  expect(english.getByText('71 letters, 2 messages')).toBeTruthy()
  expect(english.getByText(/outside the phone alphabet/)).toBeTruthy()
})

test('a push is a card without a test', async () => {
  open({ step: push, content: { push: { title: 'Spins', body: 'Today', path: '/' } }, isTestable: false })
  const english = within(await screen.findByRole('region', { name: 'English' }))
  expect(english.getByText('Spins')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Send a test/ })).toBeNull()
  expect(screen.queryByText(/not set up here/)).toBeNull()
})

test('a test names the member’s own address before it is sent', async () => {
  const user = open({ step: email, content: { email: mail } })
  await user.click(await screen.findByRole('button', { name: 'Send a test in Filipino' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/It goes to ana@example\.ph/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Looks at the new text')
  await user.click(dialog.getByRole('button', { name: 'Send test' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without the channel it says so, and without the permission nothing is offered', async () => {
  open({ step: email, content: { email: mail }, isTestable: false })
  expect(await screen.findByText(/not set up here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Send a test/ })).toBeNull()
})

test('a member who may only look is offered no test', async () => {
  open({ step: email, content: { email: mail } }, ['campaign.view'])
  await screen.findByRole('region', { name: 'English' })
  expect(screen.queryByRole('button', { name: /Send a test/ })).toBeNull()
})
