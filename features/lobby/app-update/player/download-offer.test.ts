import { expect, test } from 'vitest'
import { type DownloadSurroundings, isDownloadOffered } from './download-offer.ts'

const phone = 'Mozilla/5.0 (Linux; Android 13) Chrome/146.0 Mobile Safari/537.36'
const here: DownloadSurroundings = {
  green: false,
  downloadType: 2,
  downloadUrl: '/bituin.apk',
  userAgent: phone,
  standalone: false,
}

test.each<readonly [where: string, more: Partial<DownloadSurroundings>, offered: boolean]>([
  ['on a phone', {}, true],
  ['of the third type', { downloadType: 3 }, true],
  ['where the operator offers none', { downloadType: 1 }, false],
  ['without an address', { downloadUrl: '' }, false],
  ['in green mode', { green: true }, false],
  ['on a desk', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/146.0' }, false],
  ['inside the app', { userAgent: `${phone} LobbyApp/1.0.28` }, false],
  ['from the home screen', { standalone: true }, false],
])('%s, the download is offered: %s', (_where, more, offered) => {
  expect(isDownloadOffered({ ...here, ...more })).toBe(offered)
})
