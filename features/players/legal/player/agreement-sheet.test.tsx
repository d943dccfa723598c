import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import '#platform/ui/testing/modal-dialogs.ts'
import { legalVersions } from '../versions.ts'
import type { AgreedVersions } from './agreement-panel.tsx'
import { AgreementSheet } from './agreement-sheet.tsx'
import { OperatorAround } from '../testing/operator-around.tsx'

/** jsdom has no layout: tests report the visibility of the text's end. */
let reportEndInSight: (isIntersecting: boolean) => void
let scrolledTo: { element: Element; argument: unknown } | undefined

beforeEach(() => {
  scrolledTo = undefined
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, argument?: unknown) {
    scrolledTo = { element: this, argument }
  }
  globalThis.IntersectionObserver = class extends SilentObserver {
    constructor(report: IntersectionObserverCallback) {
      super()
      reportEndInSight = (isIntersecting) => report([{ isIntersecting } as IntersectionObserverEntry], this)
    }
  }
})

function Registration() {
  const [open, setOpen] = useState(false)
  const [agreed, setAgreed] = useState<AgreedVersions>()
  return (
    <OperatorAround>
      <button type="button" onClick={() => setOpen(true)}>
        Read the terms
      </button>
      <output>{agreed && `${agreed.termsOfUse} ${agreed.privacyPolicy}`}</output>
      <AgreementSheet
        open={open}
        onAgree={(versions) => {
          setAgreed(versions)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </OperatorAround>
  )
}

async function openSheet() {
  const user = userEvent.setup()
  render(<Registration />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Read the terms' }))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByRole('heading', { name: 'Who may play' })
  return { user, sheet }
}

test('opens with the terms, and shows the privacy policy behind the second tab', async () => {
  const { user, sheet } = await openSheet()
  expect(sheet.getByRole('tab', { name: 'Terms of Use' }).getAttribute('aria-selected')).toBe('true')

  await user.click(sheet.getByRole('tab', { name: 'Privacy Policy' }))

  expect(await sheet.findByRole('heading', { name: 'Your rights' })).toBeDefined()
  expect(sheet.queryByRole('heading', { name: 'Who may play' })).toBeNull()
})

test('I Agree names the versions that were shown', async () => {
  const { user, sheet } = await openSheet()

  await user.click(sheet.getByRole('button', { name: 'I Agree' }))

  const { termsOfUse, privacyPolicy } = legalVersions
  expect(screen.getByRole('status').textContent).toBe(`${termsOfUse.version} ${privacyPolicy.version}`)
})

test('closing it agrees to nothing, and it opens again', async () => {
  const { user, sheet } = await openSheet()

  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')

  await user.click(screen.getByRole('button', { name: 'Read the terms' }))
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('the scroll-down button leads to the end of the text and stays there', async () => {
  const { user, sheet } = await openSheet()
  const down = sheet.getByRole<HTMLButtonElement>('button', { name: 'Scroll down' })

  await user.click(down)
  expect(scrolledTo?.argument).toEqual({ block: 'end' })
  expect(scrolledTo?.element.compareDocumentPosition(sheet.getByRole('tabpanel'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  )

  reportEndInSight(true)
  await expect.poll(() => down.disabled).toBe(true)
  reportEndInSight(false)
  await expect.poll(() => down.disabled).toBe(false)
})

class SilentObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
