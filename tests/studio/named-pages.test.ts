import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexPage } from '#apps/studio/index-page.ts'
import { registerPages } from '#apps/studio/pages.ts'
import { registerJackpots } from '#apps/studio/register-jackpots.ts'
import { listedTile } from '#art/art-image.ts'
import { tilePictures } from '#art/build/picture-files.ts'
import { localName } from '#core/message/local-text.ts'
import { publishedTables } from '#games/fairness/published-tables.ts'
import { jackpotHelp } from '#games/jackpot/jackpot-help.ts'
import { jackpotPools } from '#games/jackpot/pools.ts'
import { jackpotsPath } from '#games/protocol/jackpots.ts'
import { readJackpots } from '#games/rgs/server/jackpots/read-jackpots.ts'
import { brands } from '#games/title/brands.ts'
import { tables, titles } from '#games/titles.ts'
import { type HelpPage, helpIn } from '#games/title/help-page.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'

const noFiles = mkdtempSync(join(tmpdir(), 'bituin-no-files-'))
const check = { type: 'text/javascript', etag: '"check"', immutable: false, bodies: { identity: Buffer.from('') } }
const verifier = { script: '', program: 'export {}', check, tables: new Map() }
const noGames = { directory: noFiles, assets: new Map() }
let studio: TestStudio
let pages: FastifyInstance
beforeAll(async () => {
  studio = await openTestStudio()
  pages = fastify()
  registerJackpots(pages, () => readJackpots(studio.needs))
  registerPages(pages, { titles: [], frameOrigins: [], builds: { en: noGames, fil: noGames }, verifier })
})
afterAll(async () => {
  await pages.close()
  await studio.close()
  rmSync(noFiles, { recursive: true })
})

const asPerson = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const textsOf = ({ summary, sections }: HelpPage): readonly string[] => [
  summary,
  ...sections.flatMap(({ paragraphs = [], table }) => [
    ...paragraphs,
    ...(table ? [...table.head, ...table.rows.flat()] : []),
  ]),
]
const pathsIn = (text: string): readonly string[] => text.match(/(?<![\w/])\/[a-z][\w/-]*/g) ?? []

test('the rules of games name no path, which would be nothing in a lobby, and the page they do name is linked', async () => {
  const helps = [
    ...[...studio.needs.titles.values()].map(({ help }) => helpIn(help(), 'en')),
    ...[...studio.needs.tables.values()].map(({ help }) => helpIn(help(), 'en')),
    helpIn({ summary: localName(''), sections: [jackpotHelp(jackpotPools)] }, 'en'),
  ]
  expect(pathsIn('as the page /jackpots says')).toEqual(['/jackpots'])
  const texts = helps.flatMap(textsOf)
  expect(texts.flatMap(pathsIn)).toEqual([])
  expect(texts.some((text) => text.includes('Jackpots page, which the verifier links to'))).toBe(true)
  const verifier = await pages.inject({ url: '/verify', headers: asPerson })
  expect(verifier.body).toContain(`<a href="${jackpotsPath}?lang=en-PH">Jackpots</a>`)
})

test('the returns of every way to play are a file that the verifier links to', async () => {
  const verifierPage = await pages.inject({ url: '/verify', headers: asPerson })
  expect(verifierPage.body).toContain('<a href="/verify/returns.json">')
  const returns = await pages.inject({ url: '/verify/returns.json' })
  const sheets = returns.json<{ game: string; ways: { rtp: number; deviation: number }[] }[]>()
  const codes = [...studio.needs.titles.keys(), ...studio.needs.tables.keys()]
  // Earlier versions stay beside the present one.
  expect([...new Set(sheets.map(({ game }) => game))].toSorted()).toEqual(codes.toSorted())
  expect(sheets.every(({ ways }) => ways.length > 0)).toBe(true)
})

test('the jackpots are a page for people and data for lobbies, under one address', async () => {
  const page = await pages.inject({ url: jackpotsPath, headers: asPerson })
  const data = await pages.inject({ url: jackpotsPath, headers: { accept: 'application/json' } })
  const { pools } = data.json<Awaited<ReturnType<typeof readJackpots>>>()
  expect(pools.length).toBeGreaterThan(0)
  for (const { name, seedHash } of pools) {
    expect(page.body).toContain(name)
    expect(page.body).toContain(seedHash)
  }
  expect([page.headers.vary, data.headers.vary]).toEqual(['accept, accept-language', 'accept, accept-language'])
})

test('the page of a game and its scripts are in the language that its address names, English otherwise', async () => {
  const [title] = studio.needs.titles.values()
  const ofReplay = { scripts: ['replay.js'], styles: ['replay.css'] }
  const assets = (script: string) => ({
    script,
    imports: [],
    styles: [],
    ofTitle: () => [],
    stylesOfTitle: () => [],
    ofReplay,
  })
  const build = (script: string) => ({ directory: noFiles, assets: new Map([[String(title?.engine), assets(script)]]) })
  const own = fastify()
  registerPages(own, {
    titles: title === undefined ? [] : [title],
    frameOrigins: [],
    builds: { en: build('english.js'), fil: build('filipino.js') },
    verifier,
  })
  const pageOf = async (lang: string) => (await own.inject(`/play?game=${title?.code}${lang}`)).body
  const [filipino, english, unnamed] = await Promise.all(['&lang=fil-PH', '&lang=en-PH', ''].map(pageOf))
  await own.close()
  expect(filipino).toContain('<html lang="fil-PH"')
  expect(filipino).toContain('src="/filipino.js"')
  expect(english).toContain('<html lang="en-PH"')
  expect(english).toContain('src="/english.js"')
  expect(unnamed).toBe(english)
})

test('the verifier names the tables of each game with their hash, and the file there has that hash', async () => {
  const [title] = studio.needs.titles.values()
  if (title === undefined) throw new Error('there is no title')
  const file = { ...check, type: 'application/json', bodies: { identity: Buffer.from(publishedTables(title)) } }
  const assets = {
    script: '',
    imports: [],
    styles: [],
    ofTitle: () => [],
    stylesOfTitle: () => [],
    ofReplay: { scripts: [], styles: [] },
  }
  const build = { directory: noFiles, assets: new Map([[title.engine, assets]]) }
  const own = fastify()
  registerPages(own, {
    titles: [title],
    frameOrigins: [],
    builds: { en: build, fil: build },
    verifier: { ...verifier, tables: new Map([[title.code, file]]) },
  })
  const page = await own.inject({ url: '/verify', headers: asPerson })
  const [, href = ''] = /href="(\/verify\/tables\/[^"]+)"/.exec(page.body) ?? []
  const [tables, unknown] = await Promise.all([own.inject(href), own.inject('/verify/tables/nobody-plays-this.json')])
  await own.close()
  expect(href).toBe(`/verify/tables/${title.code}.json`)
  expect(page.body).toContain(`<code>${createHash('sha256').update(tables.rawPayload).digest('hex')}</code>`)
  expect(unknown.statusCode).toBe(404)
})

test.each(['/', '/verify', jackpotsPath])('%s is in the language of its address, or of the browser', async (url) => {
  const bodyOf = async (address: string, language: string) =>
    (await pages.inject({ url: address, headers: { ...asPerson, 'accept-language': language } })).body
  const [english, filipino] = await Promise.all([bodyOf(url, 'en'), bodyOf(url, 'fil')])
  expect(english).toContain('<html lang="en-PH"')
  expect(filipino).toContain('<html lang="fil-PH"')
  expect(await bodyOf(`${url}?lang=fil-PH`, 'en')).toBe(filipino)
  expect(await bodyOf(`${url}?lang=en-PH`, 'fil')).toBe(english)
})

test('every title is listed with a tile of its own, in a file that the build lays beside the page', () => {
  const listed = [...titles, ...tables].map((title) => ({ ...title, brandName: brands[title.brand] }))
  const { html, policy } = indexPage({ titles: listed, style: '', language: 'en' })
  const shown = [...html.matchAll(/src="\/assets\/art\/([^"]+)"/g)].map(([, name]) => name)
  expect(new Set(shown).size).toBe(listed.length)
  const laid = tilePictures(listedTile).flatMap(({ files }) => files.map(({ name }) => name))
  expect(laid).toEqual(expect.arrayContaining(shown))
  expect(policy).toContain("img-src 'self'")
})
