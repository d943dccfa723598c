import { afterEach, expect, test, vi } from 'vitest'
import { nativeEventName } from '#core/client/native-bridge.ts'
import { followNative, followNativeBack, onceNativeReady } from './native-events.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** As the package does it; false: the page has taken it. */
const say = (detail: unknown): boolean =>
  window.dispatchEvent(new CustomEvent(nativeEventName, { cancelable: true, detail }))

test.each([
  [{ kind: 'ready', value: 'the-key' }, true],
  [{ kind: 'notices', value: 'granted' }, true],
  [{ kind: 'notices', value: 'denied' }, true],
  [{ kind: 'back', value: '' }, true],
  [undefined, false],
  [null, false],
  ['ready', false],
  [{}, false],
  [{ kind: 'ready' }, false],
  [{ kind: 'ready', value: '' }, false],
  [{ kind: 'notices', value: 'yes' }, false],
  [{ kind: 'notices', value: true }, false],
  [{ kind: 'back', value: 'now' }, false],
  [{ kind: 'close', value: '' }, false],
])('%o reaches the page: %s', (detail, reaches) => {
  const heard: unknown[] = []
  const stop = followNative((event) => heard.push(event))
  say(detail)
  stop()
  say(detail)
  expect(heard).toEqual(reaches ? [detail] : [])
})

test('what waits for the key acts once it is there, once, and at once if it was there before', () => {
  const act = vi.fn<() => void>()
  onceNativeReady(act)
  say({ kind: 'notices', value: 'granted' })
  expect(act).not.toHaveBeenCalled()
  say({ kind: 'ready', value: 'the-key' })
  say({ kind: 'ready', value: 'another-key' })
  expect(act).toHaveBeenCalledTimes(1)
  vi.stubGlobal('__lobbyKey', 'the-key')
  onceNativeReady(act)
  expect(act).toHaveBeenCalledTimes(2)
})

test('back closes the topmost dialog that may be closed, and is otherwise left to the package', () => {
  const stop = followNativeBack(document)
  const closed: string[] = []
  const open = (name: string, dismissible: boolean) => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.setAttribute('open', '')
    if (dismissible) dialog.dataset.dismissible = 'true'
    dialog.addEventListener('cancel', () => {
      closed.push(name)
      dialog.remove()
    })
  }
  open('below', true)
  open('above', true)
  const back = () => say({ kind: 'back', value: '' })
  expect([back(), back(), back()]).toEqual([false, false, true])
  expect(closed).toEqual(['above', 'below'])
  open('to be answered', false)
  expect(back()).toBe(true)
  stop()
})
