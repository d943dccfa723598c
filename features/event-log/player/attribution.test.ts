import { afterEach, expect, test } from 'vitest'
import { takeAdParameters } from './ad-parameters.ts'
import { attributionId, installReferrer } from './attribution.ts'

afterEach(() => localStorage.clear())

test('the newest link with ad parameters is kept, one without keeps the last', () => {
  takeAdParameters('?proxy_id=p1&fbp=x&other=1')
  expect(takeAdParameters('')).toEqual({ proxy_id: 'p1', fbp: 'x' })
  expect(takeAdParameters('?ttclid=t')).toEqual({ ttclid: 't' })
})

test('the native wrapper knows the attribution id better than the link', () => {
  takeAdParameters('?afuid=from-link')
  expect(attributionId({})).toBe('from-link')
  expect(attributionId({ LobbyNative: { getAfuid: () => 'from-app' } })).toBe('from-app')
  expect(attributionId({ LobbyNative: { getAfuid: () => '' } })).toBe('from-link')
})

test('what an installed app is told is a query of what is known', () => {
  expect(installReferrer()).toBe('')
  takeAdParameters('?proxy_id=p1&afuid=a')
  expect(installReferrer()).toBe('proxy_id=p1&afuid=a')
})

test('values that no advertisement sends are not kept', () => {
  expect(takeAdParameters(`?fbp=${'x'.repeat(129)}`)).toEqual({})
})
