import { afterEach, expect, test } from 'vitest'
import { awakeEvent, giveEarlyTaps } from './early-taps.ts'
import { keepEarlyTaps } from './early-taps-script.ts'

afterEach(() => {
  document.body.replaceChildren()
  giveEarlyTaps(window)
})

const [button, box, link] = ['<button>Go</button>', '<input type="checkbox">', '<a href="#there">There</a>']

/** The page as the server sends it. */
function openPage(html: string) {
  document.body.innerHTML = html
  keepEarlyTaps(awakeEvent)
  return [...document.body.querySelectorAll<HTMLElement>('button, input, a')]
}

/** React as it begins to hear the page. */
function awake(): readonly string[] {
  const heard: string[] = []
  document.body.addEventListener('click', ({ target }) => target instanceof Element && heard.push(target.tagName))
  giveEarlyTaps(window)
  return heard
}

test('a tap before the page is awake is given to it afterwards, once', async () => {
  const [go] = openPage(button)
  go?.click()
  go?.click()
  expect(awake()).toEqual(['BUTTON'])
  go?.click()
  expect(awake()).toEqual([])
})

test('taps are given in their order, each after the last was answered', async () => {
  const [first, second] = openPage(box + button)
  first?.click()
  second?.click()
  const heard = awake()
  await Promise.resolve()
  expect(heard).toEqual(['INPUT', 'BUTTON'])
})

test.each([
  { taps: 1, checked: true },
  { taps: 2, checked: false },
])('a box that was tapped $taps times is as its player sees it, and the page hears of it', ({ taps, checked }) => {
  const [tick] = openPage(box)
  for (let each = 0; each < taps; each += 1) tick?.click()
  expect(tick).toHaveProperty('checked', checked)
  const heard: boolean[] = []
  tick?.addEventListener('change', () => tick instanceof HTMLInputElement && heard.push(tick.checked))
  awake()
  expect(heard).toEqual([checked])
})

test('a form is not sent to the address of the page', () => {
  const [send] = openPage(`<form>${button}</form>`)
  const sent: Event[] = []
  document.body.addEventListener('submit', (event) => sent.push(event))
  send?.click()
  expect(sent).toEqual([])
})

test('a link leads on at once, and an element that is gone is given nothing', () => {
  const [there, go] = openPage(link + button)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  there?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  go?.click()
  go?.remove()
  expect(awake()).toEqual([])
})
