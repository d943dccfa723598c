import { afterEach, expect, test, vi } from 'vitest'
import { nativeLink } from '#core/client/native-bridge.ts'
import { buzz } from '../haptics/buzz.ts'
import { saveFile, saveText } from '../save-file/save-file.ts'
import { nativeBridge, nativeKey } from './native-bridge.ts'

afterEach(() => vi.unstubAllGlobals())

/** The package's side, which accepts what acts only with the key of the page. */
function runInPackage() {
  const acts: unknown[][] = []
  const withKey =
    (name: string) =>
    (key: string, ...args: unknown[]) => {
      if (key === 'the-key') acts.push([name, ...args])
      return key === 'the-key'
    }
  vi.stubGlobal('LobbyNative', { haptic: (ms: number) => acts.push(['haptic', ms]), save: withKey('save') })
  vi.stubGlobal('__lobbyKey', 'the-key')
  return acts
}

test('a browser has no bridge and no key', () => {
  expect([nativeBridge(), nativeKey()]).toEqual([undefined, ''])
})

test('in the package, a tap is felt by its own vibration, and a file is saved by it', () => {
  const acts = runInPackage()
  buzz(12)
  saveFile({ fileName: 'statement.pdf', type: 'application/pdf', base64: btoa('pages') })
  saveText('history.csv', { text: 'Araw,₱', type: 'text/csv' })
  expect(acts).toEqual([
    ['haptic', 12],
    ['save', 'statement.pdf', 'application/pdf', btoa('pages')],
    ['save', 'history.csv', 'text/csv', Buffer.from('Araw,₱').toString('base64')],
  ])
})

test.each([
  [
    { act: 'share', text: 'Join me', url: 'https://a.example/?b=c&d' },
    'lobbyph://share?text=Join+me&url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d',
  ],
  [{ act: 'service', url: 'https://t.me/x', isOut: '1' }, 'lobbyph://service?url=https%3A%2F%2Ft.me%2Fx&isOut=1'],
  [{ act: 'open', path: '/activity/spin' }, 'lobbyph://open?path=%2Factivity%2Fspin'],
] as const)('the app is asked by a link of its own scheme', (link, address) => {
  expect(nativeLink(link)).toBe(address)
})
