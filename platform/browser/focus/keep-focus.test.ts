// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop = () => {}

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <h1>Withdraw</h1>
      <section><h2>Form</h2><p><button type="button">Send</button></p></section>
      <button type="button">Elsewhere</button>
    </main>`
  stop = keepFocus(document)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) ?? document.body
const focused = () => document.activeElement?.textContent

test('the heading of the part takes the focus of what left it', async () => {
  button('Send').focus()
  button('Send').remove()
  await vi.waitFor(() => expect(focused()).toBe('Form'), { timeout: 10_000 })
})

test('a part that left as a whole leaves the focus to the next one around it', async () => {
  button('Send').focus()
  document.querySelector('section')?.remove()
  await vi.waitFor(() => expect(focused()).toBe('Withdraw'), { timeout: 10_000 })
})

test('what replaces the element and takes the focus keeps it', async () => {
  button('Send').focus()
  const next = Object.assign(document.createElement('input'), { name: 'next' })
  document.querySelector('p')?.replaceChildren(next)
  next.focus()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(next)
})

test('a focus that was given up before is nobody’s', async () => {
  button('Send').focus()
  button('Send').blur()
  await new Promise((resolve) => setTimeout(resolve, 0))
  button('Send').remove()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(document.body)
})

test('what is behind a closed dialog is not asked', async () => {
  document
    .querySelector('section')
    ?.insertAdjacentHTML('beforeend', '<dialog open><h3>Claimed</h3><button type="button">Done</button></dialog>')
  button('Done').focus()
  document.querySelector('dialog')?.removeAttribute('open')
  button('Done').remove()
  await vi.waitFor(() => expect(focused()).toBe('Form'), { timeout: 10_000 })
})

test('a closed dialog that keeps its content leaves the focus to the part around it', async () => {
  document
    .querySelector('section')
    ?.insertAdjacentHTML('beforeend', '<dialog open><h3>Claimed</h3><button type="button">Done</button></dialog>')
  button('Done').focus()
  document.querySelector('dialog')?.removeAttribute('open')
  button('Done').blur()
  await vi.waitFor(() => expect(focused()).toBe('Form'), { timeout: 10_000 })
})
