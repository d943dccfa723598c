import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AboutPage } from './about-page.tsx'
import { LicencePage } from './licence-page.tsx'
import { PrivacyPolicyPage } from './privacy-policy-page.tsx'
import { TermsOfUsePage } from './terms-of-use-page.tsx'
import { OperatorAround } from '../testing/operator-around.tsx'

let scrolledTo: string[]

beforeEach(() => {
  scrolledTo = []
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id)
  }
})
afterEach(() => {
  location.hash = ''
})

test.each([
  { Page: TermsOfUsePage, title: 'Terms of Use', heading: 'Playthrough before a withdrawal' },
  { Page: PrivacyPolicyPage, title: 'Privacy Policy', heading: 'How long we keep your data' },
  { Page: LicencePage, title: 'Licence', heading: 'Who holds the licence' },
  { Page: AboutPage, title: 'About us', heading: 'Honest money' },
])('$title has its one h1 at once and its text when it arrives', async ({ Page, title, heading }) => {
  render(<Page />, { wrapper: OperatorAround })
  expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual([title])

  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('the server can draw the page without a browser', () => {
  const html = renderToString(
    <OperatorAround>
      <TermsOfUsePage />
    </OperatorAround>,
  )
  expect(html).toContain('Terms of Use</h1>')
})

test('the contents lead to every section, with the focus on its heading', async () => {
  render(<TermsOfUsePage />, { wrapper: OperatorAround })
  await screen.findByRole('heading', { name: 'Complaints' })
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  const entries = contents.getAllByRole('link', { hidden: true }).map((link) => link.textContent)
  expect(entries).toEqual(sections)

  await userEvent.click(contents.getByText('Contents'))
  await userEvent.click(contents.getByRole('link', { name: 'Complaints', hidden: true }))

  const heading = screen.getByRole('heading', { name: 'Complaints' })
  expect(scrolledTo).toEqual(['complaints'])
  expect(document.activeElement).toBe(heading)
})

test('an address with a section opens at that section', async () => {
  location.hash = '#withdrawals'
  render(<TermsOfUsePage />, { wrapper: OperatorAround })

  await expect.poll(() => scrolledTo, { timeout: 10_000 }).toEqual(['withdrawals'])
})

test('links go to pages that the shell has; others are named without a link', async () => {
  render(<TermsOfUsePage />, { wrapper: OperatorAround })
  await screen.findByRole('heading', { name: 'Contact' })

  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toContain('/privacy-policy')
  expect(targets).toContain('mailto:help@bituin.example')
  expect(targets).toContain('tel:02-0000-0000')
  expect(targets).not.toContain('/profile/limits')
  expect(screen.getByText(/under Limits, free of charge/)).toBeDefined()
})

test('a text lost on the way says so, and trying again brings it', async () => {
  vi.doMock('../documents/licence.ts', () => {
    throw new Error('connection lost')
  })
  render(<LicencePage />, { wrapper: OperatorAround })
  expect((await screen.findByRole('alert')).textContent).toContain('Check your connection')

  vi.doUnmock('../documents/licence.ts')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('heading', { name: 'Who holds the licence' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
