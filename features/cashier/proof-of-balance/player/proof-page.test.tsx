import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Call, ResponseOf } from '#core/contract/call.ts'
import type { Client, Reply } from '#core/contract/client.ts'
import { ClientContext } from '#platform/browser/client/client-context.tsx'
import { standingHistory } from '#platform/browser/router/app-history.ts'
import { createAppNavigator } from '#platform/browser/router/app-navigator.ts'
import { createRouteTable } from '#platform/browser/router/route-table.ts'
import { RouterContext } from '#platform/browser/router/router-context.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { createSession } from '#platform/browser/session/session.ts'
import { SessionContext } from '#platform/browser/session/session-context.tsx'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { getBalanceProof, listBalanceRoots } from '../contract.ts'
import { ProofPage } from './proof-page.tsx'
import { proofText, publishedRoot } from './test-proof.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  Reflect.deleteProperty(URL, 'createObjectURL')
  Reflect.deleteProperty(URL, 'revokeObjectURL')
})

type Answers = Readonly<Record<string, () => Reply<Call>>>
const answered = (body: object): Reply<Call> => ({ kind: 'answer', body: body as ResponseOf<Call> })
const oneRoot = () => answered({ roots: [publishedRoot()] })

function open(answers: Answers, token?: string) {
  const session = createSession(localStore)
  if (token) session.set(token)
  const screenOf = readyScreen(() => null)
  const table = createRouteTable([
    { path: '/login', access: 'public', title: 'Log in', screen: screenOf, frame: 'none' },
  ])
  const navigator = createAppNavigator({
    table,
    history: standingHistory('/proof'),
    signInPath: '/login',
    newKey: () => 1,
  })
  const client: Client = { send: async ({ path }) => (answers[path]?.() ?? { kind: 'offline' }) as never }
  render(
    <SessionContext value={session}>
      <ClientContext value={client}>
        <RouterContext value={{ table, navigator }}>
          <ProofPage />
        </RouterContext>
      </ClientContext>
    </SessionContext>,
  )
}

const file = (text: string, name = 'bituin-proof-2026-11-20.json') =>
  new File([text], name, { type: 'application/json' })
const chooseFile = (chosen: File) => userEvent.upload(screen.getByLabelText(/Choose a proof file/), chosen)

test('everybody sees what is owed, and a guest is led to the sign-in', async () => {
  open({ [listBalanceRoots.path]: oneRoot })
  expect(await screen.findByText('Owed to all players at the end of Nov 20, 2026')).toBeDefined()
  expect(screen.getAllByText('₱1,505.00').length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Log in to download yours' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByRole('button', { name: 'Download my proof' })).toBeNull()
})

test('before the first sum the page says when it comes', async () => {
  open({ [listBalanceRoots.path]: () => answered({ roots: [] }) }, 'token-of-maria')
  expect(await screen.findByText('The first sum is published tonight.')).toBeDefined()
  expect(screen.getByText('There is nothing to prove before the first sum.')).toBeDefined()
})

test.each([
  { what: 'a true proof', text: proofText(), says: 'This balance is part of the published sum' },
  {
    what: 'a changed one',
    text: proofText().replace('150000', '150001'),
    says: 'This file does not prove what it says',
  },
  { what: 'something else', text: 'hello', says: 'This is not a proof' },
  { what: 'a huge file', text: ' '.repeat(200_000), says: 'This is not a proof' },
])('of $what the page says so', async ({ text, says }) => {
  open({ [listBalanceRoots.path]: oneRoot })
  await screen.findByText(/^Owed to all players at/)
  await chooseFile(file(text))
  expect(await screen.findByText(says)).toBeDefined()
})

test('without a network a proof can still be checked, and the page says what it could not compare', async () => {
  open({})
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })).toBeDefined()
  await chooseFile(file(proofText()))
  expect(await screen.findByText('The file fits together')).toBeDefined()
}, 30_000)

test('a player downloads the proof and sees that it holds', async () => {
  const saved: Blob[] = []
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const own = () => answered(JSON.parse(proofText()) as object)
  open({ [listBalanceRoots.path]: oneRoot, [getBalanceProof.path]: own }, 'token-of-maria')
  await userEvent.click(await screen.findByRole('button', { name: 'Download my proof' }))
  expect(await screen.findByText('Saved and checked')).toBeDefined()
  expect(names).toEqual(['bituin-proof-2026-11-20.json'])
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(JSON.parse(proofText()))
})

test('why there is no proof stands at the day', async () => {
  const refused = (): Reply<Call> => ({
    kind: 'refusal',
    errcode: 1112,
    msg: 'There is no proof for you.',
    details: {},
  })
  open({ [listBalanceRoots.path]: oneRoot, [getBalanceProof.path]: refused }, 'token-of-maria')
  await userEvent.click(await screen.findByRole('button', { name: 'Download my proof' }))
  expect(await screen.findByText('There is no proof for you.')).toBeDefined()
  expect(within(document.body).getByLabelText('Day').getAttribute('aria-invalid')).toBe('true')
})
