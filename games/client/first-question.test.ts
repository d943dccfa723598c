import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { requests } from '#games/rgs/contract.ts'

const script = readFileSync(join(import.meta.dirname, 'first-question.js'), 'utf8')
const launchToken = 'lt-0123456789abcdef0123456789abcdef'

/** Runs the page's own script at an address, with what this tab has kept. */
function runScript(search: string, kept: Readonly<Record<string, string>> | 'nothing can be kept') {
  const calls: { readonly path: string; readonly token: string; readonly language: string; readonly body: unknown }[] =
    []
  const page = {
    location: { search },
    document: { documentElement: { lang: 'fil-PH' } },
    URLSearchParams,
    AbortSignal,
    crypto: { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) },
    sessionStorage: {
      getItem(name: string): string | null {
        if (typeof kept === 'string') throw new Error(kept)
        return kept[name] ?? null
      },
    },
    fetch(
      path: string,
      { headers, body }: { headers: { authorization: string; 'accept-language': string }; body: string },
    ) {
      const token = headers.authorization.replace('Bearer ', '')
      calls.push({ path, token, language: headers['accept-language'], body: JSON.parse(body) })
      return Promise.reject(new Error('nobody is there'))
    },
    bituinFirst: undefined as { readonly key: string; readonly token: string | null } | undefined,
  }
  runInNewContext(script, page)
  return { calls, first: page.bituinFirst }
}

/** Eight bytes of what the browser draws. */
const clientSeed = '0a'.repeat(8)

test.each([
  {
    search: '?game=mayon-fire&mode=demo&dt=1795359600000_00ff',
    body: { mode: 'demo', game: 'mayon-fire', demoToken: '1795359600000_00ff' },
  },
  { search: '?game=mayon-fire&mode=demo', body: { mode: 'demo', game: 'mayon-fire', demoToken: '' } },
  {
    search: `?game=mayon-fire&lt=${launchToken}&mode=real`,
    body: { mode: 'real', game: 'mayon-fire', launchToken },
  },
])('a page at $search asks once for a session in its own language, as the studio takes it', ({ search, body }) => {
  const { calls, first } = runScript(search, {})
  expect(calls).toEqual([{ path: '/rgs/v1/open', token: '', language: 'fil-PH', body: { ...body, clientSeed } }])
  expect(v.is(requests.open, calls[0]?.body)).toBe(true)
  expect(first).toMatchObject({ token: null })
})

test('a page that is loaded again goes on with its session, and uses no launch token twice', () => {
  const { first } = runScript(`?game=mayon-fire&lt=${launchToken}`, {})
  const again = runScript(`?game=mayon-fire&lt=${launchToken}`, { [first?.key ?? '']: 'kept' })
  expect(again.calls).toEqual([{ path: '/rgs/v1/resume', token: 'kept', language: 'fil-PH', body: {} }])
  expect(again.first).toMatchObject({ token: 'kept' })
})

test('a demonstration reopened by the lobby restarts; a reloaded page continues it', () => {
  const { first } = runScript('?game=mayon-fire&mode=demo&dt=one', {})
  const kept = { [first?.key ?? '']: 'kept' }
  expect(runScript('?game=mayon-fire&mode=demo&dt=one', kept).first).toMatchObject({ token: 'kept' })
  expect(runScript('?game=mayon-fire&mode=demo&dt=two', kept).first).toMatchObject({ token: null })
})

test('where a tab keeps nothing, a session is opened', () => {
  expect(runScript('?game=mayon-fire&mode=demo', 'nothing can be kept').calls).toHaveLength(1)
})

test('a page with the key of a replay asks for the stored round, and for no session', () => {
  const key = '1795359600000~player~round~00ff'
  const { calls, first } = runScript(`?game=mayon-fire&rt=${encodeURIComponent(key)}&mode=real`, {})
  const body = { game: 'mayon-fire', replayToken: key }
  expect(calls).toEqual([{ path: '/rgs/v1/replay', token: '', language: 'fil-PH', body }])
  expect(v.is(requests.replay, calls[0]?.body)).toBe(true)
  expect(first).toMatchObject({ token: null })
})
