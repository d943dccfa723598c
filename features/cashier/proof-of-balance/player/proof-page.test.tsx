import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ResponseOf } from '#core/contract/call.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { refused, type WireAnswer } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { getBalanceProof, listBalanceRoots } from '../contract.ts'
import type { PublishedRoot } from './check-proof.ts'
import { ProofPage } from './proof-page.tsx'
import { proofText, publishedRoot } from '../testing/proofs.ts'

afterEach(() => {
  leaveNothingBehind()
  vi.restoreAllMocks()
  Reflect.deleteProperty(URL, 'createObjectURL')
  Reflect.deleteProperty(URL, 'revokeObjectURL')
})

type Answers = {
  readonly roots: PublishedRoot[] | 'offline'
  readonly proof?: ResponseOf<typeof getBalanceProof> | WireAnswer
  readonly token?: string
}

function open({ roots, proof, token }: Answers) {
  const route = { access: 'public', title: '', frame: 'none' } as const
  const tab = openTestTab({
    address: '/proof',
    token,
    config: {},
    routes: [
      { ...route, path: '/proof', screen: readyScreen(ProofPage) },
      { ...route, path: '/login', screen: readyScreen(() => null) },
    ],
  })
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  tab.answer(listBalanceRoots, roots === 'offline' ? offline : { roots })
  if (proof) tab.answer(getBalanceProof, proof)
  tab.open()
}

const file = (text: string, name = 'bituin-proof-2026-11-20.json') =>
  new File([text], name, { type: 'application/json' })
const chooseFile = (chosen: File) => userEvent.upload(screen.getByLabelText(/Choose a proof file/), chosen)

test('everybody sees what is owed, and a guest is led to the sign-in', async () => {
  open({ roots: [publishedRoot()] })
  expect(await screen.findByText('Total we owe players at the end of Nov 20, 2026')).toBeDefined()
  expect(screen.getAllByText('₱1,505.00').length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Log in to download yours' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByRole('button', { name: 'Download my proof' })).toBeNull()
})

test('before the first sum the page says when it comes', async () => {
  open({ roots: [], token: 'token-of-maria' })
  expect(await screen.findByText('The first total will be published tonight.')).toBeDefined()
  expect(screen.getByText('You can download a proof after the first total is published.')).toBeDefined()
})

test.each([
  { what: 'a true proof', text: proofText(), says: 'This balance is part of the published total' },
  {
    what: 'a changed one',
    text: proofText().replace('150000', '150001'),
    says: 'This file doesn’t prove its balance',
  },
  { what: 'something else', text: 'hello', says: 'This isn’t a proof file' },
  { what: 'a huge file', text: ' '.repeat(200_000), says: 'This isn’t a proof file' },
])('of $what the page says so', async ({ text, says }) => {
  open({ roots: [publishedRoot()] })
  await screen.findByText(/^Total we owe players at/)
  await chooseFile(file(text))
  expect(await screen.findByText(says)).toBeDefined()
})

test('without a network a proof can still be checked, and the page says what it could not compare', async () => {
  open({ roots: 'offline' })
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })).toBeDefined()
  await chooseFile(file(proofText()))
  expect(await screen.findByText('The file is consistent')).toBeDefined()
}, 30_000)

test('a player downloads the proof and sees that it holds', async () => {
  const saved: Blob[] = []
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  open({ roots: [publishedRoot()], proof: JSON.parse(proofText()), token: 'token-of-maria' })
  await userEvent.click(await screen.findByRole('button', { name: 'Download my proof' }))
  expect(await screen.findByText('Saved and checked')).toBeDefined()
  expect(names).toEqual(['bituin-proof-2026-11-20.json'])
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(JSON.parse(proofText()))
})

test('a day without a proof says why', async () => {
  const proof = refused(getBalanceProof.refusals.noProof, { msg: 'There is no proof for you.' })
  open({ roots: [publishedRoot()], proof, token: 'token-of-maria' })
  await userEvent.click(await screen.findByRole('button', { name: 'Download my proof' }))
  expect(await screen.findByText('There is no proof for you.')).toBeDefined()
  expect(within(document.body).getByLabelText('Day').getAttribute('aria-invalid')).toBe('true')
})
