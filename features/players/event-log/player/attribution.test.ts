import { afterEach, expect, test } from 'vitest'
import { adParameters, forgetAdParameters, takeAdParameters } from './ad-parameters.ts'
import { attributionId, installReferrer } from './attribution.ts'

afterEach(() => localStorage.clear())

const come = (search: string, referrer = '') =>
  takeAdParameters({ address: `https://bituin.example/lobby/home${search}`, referrer, userAgent: 'A phone' })

test('the newest link with ad parameters is kept with its surroundings, one without keeps the last', () => {
  come('?proxy_id=p1&fbp=x&other=1', 'https://ads.example/')
  expect(come('')).toBeUndefined()
  expect(adParameters()).toEqual({
    proxy_id: 'p1',
    fbp: 'x',
    url: 'https://bituin.example/lobby/home?proxy_id=p1&fbp=x',
    referrer: 'https://ads.example/',
    userAgent: 'A phone',
  })
  come('?ttclid=t')
  expect(adParameters()).toEqual({
    ttclid: 't',
    url: 'https://bituin.example/lobby/home?ttclid=t',
    userAgent: 'A phone',
  })
})

test('of an address only what an advertisement says is kept, as much as the call takes', () => {
  const long = ['fbp', 'fbc', 'ttclid', 'ttp'].map((name) => `${name}=${name.padEnd(128, '1')}`).join('&')
  const taken = come(`?token=secret&${long}`, 'r'.repeat(900))
  expect(JSON.stringify(taken)).not.toContain('secret')
  expect([taken?.url?.length, taken?.referrer?.length]).toEqual([500, 500])
})

test('the native wrapper knows the attribution id better than the link', () => {
  come('?afuid=from-link')
  expect(attributionId({})).toBe('from-link')
  expect(attributionId({ LobbyNative: { getAfuid: () => 'from-app' } })).toBe('from-app')
  expect(attributionId({ LobbyNative: { getAfuid: () => '' } })).toBe('from-link')
})

test('the install referrer is a query of the known origin, and empty once a sign-in has reported it', () => {
  expect(installReferrer()).toBe('')
  come('?proxy_id=p1&afuid=a', 'https://ads.example/')
  expect(Object.fromEntries(new URLSearchParams(installReferrer()))).toEqual({
    proxy_id: 'p1',
    afuid: 'a',
    url: 'https://bituin.example/lobby/home?proxy_id=p1&afuid=a',
    referrer: 'https://ads.example/',
    userAgent: 'A phone',
  })
  forgetAdParameters()
  expect(installReferrer()).toBe('')
})

test('values that no advertisement sends are not kept', () => {
  expect(come(`?fbp=${'x'.repeat(129)}`)).toBeUndefined()
  expect(adParameters()).toEqual({})
})
