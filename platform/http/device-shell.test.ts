import { expect, test } from 'vitest'
import { shellOfDevice } from './device-shell.ts'

const names = { handheld: 'mobile', desk: 'desktop' }
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/156.0 Mobile Safari/537.36'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0 Safari/537.36'

test.each([
  ['a phone by its client hint', { 'sec-ch-ua-mobile': '?1', 'user-agent': windows }, 'mobile'],
  ['a phone by its user agent', { 'user-agent': android }, 'mobile'],
  ['a tablet', { 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0' }, 'mobile'],
  ['a computer', { 'sec-ch-ua-mobile': '?0', 'user-agent': windows }, 'desktop'],
  ['nobody in particular', {}, 'desktop'],
  ['a phone that was shown the desktop before', { cookie: 'a=1; shell=desktop', 'user-agent': android }, 'desktop'],
  ['a cookie of somebody else', { cookie: 'myshell=desktop', 'user-agent': android }, 'mobile'],
  ['a cookie that names no shell', { cookie: 'shell=../x', 'user-agent': android }, 'mobile'],
])('%s', (_who, headers, shell) => {
  expect(shellOfDevice(headers, names)).toBe(shell)
})
