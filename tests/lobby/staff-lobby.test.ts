import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestOf } from '#core/contract/call.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { startGame } from '#features/play/game-launch/contract.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { gameAnswer, listGames } from '#tests/support/test-catalogue.ts'
import {
  arrangeNode,
  listCatalogueHistory,
  setMaintenance,
  viewCatalogue,
} from '#features/lobby/catalogue/staff-contract.ts'
import { listContentHistory, saveContent, viewContent } from '#features/lobby/content/staff-contract.ts'

let office: TestBackOffice
let ops: SignedInStaff
let editor: SignedInStaff
let player: RegisteredPlayer
let ids: Record<string, number>
let brandId = 0

const games = [gameAnswer('a'), gameAnswer('b', { type: 'fish' }), gameAnswer('c', { brand: 'second-brand' })]

beforeAll(async () => {
  office = await openTestBackOffice()
  ops = await office.newStaff('opsManager')
  editor = await office.newStaff('content')
  player = await registerPlayer(office.site, '09171234567')
  ids = await listGames(office.site, games)
  brandId = Number((await rows("select id from lobby_brand where code = 'first-brand'"))[0]?.id)
})
afterAll(() => office.close())

const rows = async (text: string) => (await office.site.context.db.pool.query<Record<string, unknown>>(text)).rows
const idOf = (code: string): number => ids[code] ?? 0
const reason = 'a good reason'

type CatalogueNode = RequestOf<typeof setMaintenance>['place']
const maintain = async (place: CatalogueNode, isInMaintenance: boolean, by = ops) =>
  (await office.send(setMaintenance, { place, isInMaintenance, reason }, by.token)).body
const arrange = async (place: CatalogueNode, changes: object, by = editor) => {
  const expected = await seen(place, Object.keys(changes))
  return (await office.send(arrangeNode, { place, ...changes, expected, reason }, by.token)).body
}
/** What a form for this place is filled with now. */
async function seen({ level, id }: CatalogueNode, names: readonly string[]) {
  const { body } = await office.send(viewCatalogue, {}, ops.token)
  const entries = [...(body.types as Entry[]), ...(body.brands as Entry[]), ...(body.games as Entry[])]
  const entry = entries.find((each) => (level === 'type' ? each.type === id && !('id' in each) : each.id === id))
  return Object.fromEntries(Object.entries(entry ?? {}).filter(([name]) => names.includes(name)))
}
type Entry = Readonly<Record<string, unknown>>
const start = async (code: string) =>
  (await office.site.send(startGame, { gameId: idOf(code) }, { token: player.token })).body.errcode
const lobby = async () => {
  const { body } = await office.site.send(getConfiguration, {})
  return body as unknown as {
    data: { appGameTypeList: GameRow[]; appGameBrandList: GameRow[]; firstGameList: GameRow[]; gameListVersion: number }
    gameConfig: { version: number; gameList: GameRow[] }
  }
}
type GameRow = { id: number; name: string; status: number; maintain: number; params: object }
const audit = () =>
  rows('select action, actor, subject, reason, before, after from staff_audit order by seq desc limit 1')

describe('maintenance', () => {
  test.each([
    { place: { level: 'type', id: 'slots' } as const, stopped: ['a', 'c'], open: ['b'] },
    { place: { level: 'brand', id: -1 } as const, stopped: ['a', 'b'], open: ['c'] },
    { place: { level: 'game', id: -2 } as const, stopped: ['a'], open: ['b', 'c'] },
  ])('of a $place.level stops exactly its games, at once, and ends as it began', async ({ place, stopped, open }) => {
    const at: CatalogueNode =
      place.level === 'type' ? place : { ...place, id: place.level === 'brand' ? brandId : idOf('a') }
    const before = (await lobby()).gameConfig.version
    expect(await maintain(at, true)).toMatchObject({ errcode: 0, version: expect.any(Number) })
    expect(await Promise.all(stopped.map(start))).toEqual(stopped.map(() => 1103))
    expect(await Promise.all(open.map(start))).toEqual(open.map(() => 0))
    const { gameConfig } = await lobby()
    expect(gameConfig.version).toBeGreaterThan(before)
    const inMaintenance = gameConfig.gameList.filter((game) => /maintain":1/i.test(JSON.stringify(game)))
    expect(inMaintenance.map(({ name }) => name)).toEqual(stopped.map((code) => `Game ${code}`))

    expect((await maintain(at, false)).errcode).toBe(0)
    expect(await Promise.all([...stopped, ...open].map(start))).toEqual(games.map(() => 0))
  })

  test('of several levels ends for a game when the last of them ends', async () => {
    const [type, brand, game] = [
      { level: 'type', id: 'slots' } as const,
      { level: 'brand', id: brandId } as const,
      { level: 'game', id: idOf('a') } as const,
    ]
    for (const place of [type, brand, game]) await maintain(place, true)
    for (const place of [brand, type]) {
      await maintain(place, false)
      expect(await start('a')).toBe(1103)
    }
    await maintain(game, false)
    expect(await start('a')).toBe(0)
  })

  test('leaves one line in the audit log and one version in the history', async () => {
    await maintain({ level: 'type', id: 'fish' }, true)
    const line = {
      subject: 'catalogue:type:fish',
      before: { isInMaintenance: false },
      after: { isInMaintenance: true },
      reason,
    }
    expect(await audit()).toMatchObject([{ ...line, action: 'catalogue.maintain', actor: ops.email }])
    const { body } = await office.send(listCatalogueHistory, {}, ops.token)
    expect(Object.values(body.rows ?? {})[0]).toMatchObject({
      act: 'catalogue.maintain',
      subject: 'type:fish',
      changedBy: ops.email,
    })
    await maintain({ level: 'type', id: 'fish' }, false)
  })

  test.each([
    { what: 'a brand that is not there', place: { level: 'brand', id: 999_999 }, is: true, errcode: 1110 },
    { what: 'a game that is not there', place: { level: 'game', id: 999_999 }, is: true, errcode: 1110 },
    { what: 'what is not in maintenance', place: { level: 'type', id: 'live' }, is: false, errcode: 1004 },
  ] as const)('of $what is refused with $errcode and makes no version', async ({ place, is, errcode }) => {
    const { gameConfig } = await lobby()
    expect((await maintain(place, is)).errcode).toBe(errcode)
    expect((await lobby()).gameConfig.version).toBe(gameConfig.version)
  })

  test('begun ten times at once is begun once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => maintain({ level: 'type', id: 'live' }, true)))
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1)
    expect(answers.filter(({ errcode }) => errcode === 1004)).toHaveLength(9)
  })
})

describe('places and marks', () => {
  test('a game becomes popular, new, moved and hidden, and a hidden one cannot be started', async () => {
    const place = { level: 'game', id: idOf('c') } as const
    expect((await arrange(place, { isHot: true, hotSort: -5, isNew: true, sort: -1 })).errcode).toBe(0)
    const { data, gameConfig } = await lobby()
    expect(data.firstGameList[0]).toMatchObject({ name: 'Game c', recent: 1 })
    expect(gameConfig.gameList[0]).toMatchObject({ name: 'Game c', hot: 1, hotSort: -5 })

    await arrange(place, { isShown: false })
    expect((await lobby()).gameConfig.gameList.map(({ name }) => name)).toEqual(['Game a', 'Game b'])
    expect(await start('c')).toBe(1102)
    expect((await lobby()).data.appGameBrandList.find(({ id }) => id !== brandId)).toMatchObject({ status: 0 })
    await arrange(place, { isShown: true })
    expect(await start('c')).toBe(0)
  })

  test('a kind that is hidden takes its games along', async () => {
    await arrange({ level: 'type', id: 'fish' }, { isShown: false, name: 'Fishing' })
    expect((await lobby()).data.appGameTypeList).toContainEqual(
      expect.objectContaining({ id: 2, name: 'Fishing', status: 0 }),
    )
    expect(await start('b')).toBe(1102)
    await arrange({ level: 'type', id: 'fish' }, { isShown: true })
  })

  test('the operator’s settings survive a change of the provider’s catalogue', async () => {
    await listGames(
      office.site,
      games.map((game) => ({ ...game, version: '2.0.0' })),
    )
    expect((await lobby()).gameConfig.gameList[0]).toMatchObject({ name: 'Game c', hot: 1, version: '2.0.0' })
  })

  test('the staff sees the catalogue, also what is hidden', async () => {
    const { body } = await office.send(viewCatalogue, { text: 'game c' }, editor.token)
    expect(body).toMatchObject({ games: [{ code: 'c', isHot: true, isOffered: true }], hasMore: false })
    expect(body.types).toHaveLength(6)
  })

  test.each([
    { what: 'a name for a brand', place: () => ({ level: 'brand', id: brandId }) as const, changes: { name: 'Ours' } },
    { what: 'nothing', place: () => ({ level: 'type', id: 'slots' }) as const, changes: {} },
  ])('$what changes nothing', async ({ place, changes }) => {
    expect((await arrange(place(), changes)).errcode).toBe(1004)
  })
})

describe('content', () => {
  const notice = (id: number) => ({
    id,
    title: `Notice ${id}`,
    summary: '',
    body: ['A paragraph.'],
    imgUrl2: 'art:banner/welcome',
    clickType: 'none',
    clickAction: '',
    sort: id,
    isH5Pop: true,
    modes: ['normal'],
    from: null,
    until: null,
  })
  const save = async (version: number, content: unknown, by = editor) =>
    (await office.send(saveContent, { section: 'notices', version, content, reason }, by.token)).body

  test('acts at once, and every version stays in the history', async () => {
    expect(await save(0, [notice(1)])).toMatchObject({ errcode: 0, version: 1 })
    expect(await save(1, [notice(1), notice(2)])).toMatchObject({ errcode: 0, version: 2 })
    expect((await lobby()).data).toMatchObject({ appNoticeConfigList: [{ id: 1, isH5Pop: 1 }, { id: 2 }] })
    expect((await office.send(viewContent, { section: 'notices' }, editor.token)).body).toMatchObject({ version: 2 })
    const { body } = await office.send(listContentHistory, { section: 'notices' }, editor.token)
    expect(body.rows).toMatchObject([
      { version: 2, changedBy: editor.email, reason },
      { version: 1, content: [{ title: 'Notice 1' }], earlier: null },
    ])
    expect(await audit()).toMatchObject([{ action: 'lobbyContent.save', subject: 'lobbyContent:notices:2' }])
  })

  test('from an older version is refused, and of ten from the same one is taken', async () => {
    expect(await save(1, [])).toMatchObject({ errcode: 1073, version: 2 })
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => save(2, [notice(100 + at)])))
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1)
    expect(answers.filter(({ errcode }) => errcode === 1073)).toHaveLength(9)
  })

  test('that changes nothing is refused, and a fault is reported at its field', async () => {
    const { body } = await office.send(viewContent, { section: 'notices' }, editor.token)
    expect((await save(3, body.content)).errcode).toBe(1004)
    expect(await save(3, [{ ...notice(1), title: '' }])).toMatchObject({
      code: 400,
      faults: [{ field: 'content.0.title' }],
    })
  })
})

test.each([
  { what: 'an editor begins no maintenance', act: () => maintain({ level: 'type', id: 'slots' }, true, editor) },
  {
    what: 'who answers players arranges nothing',
    act: async () => arrange({ level: 'type', id: 'slots' }, { sort: 3 }, await office.newStaff('csLevel1')),
  },
])('$what', async ({ act }) => {
  expect((await act()).errcode).toBe(1070)
})

describe('a way to pay', () => {
  const transferTo = (cardNum: string) => ({
    9: {
      name: 'Bank transfer',
      sort: 1,
      isShown: true,
      provider: 'bank',
      method: 'transfer',
      bank: { bankName: 'Test Bank', shortBankName: 'TB', accountName: 'Bituin', cardNum },
    },
  })
  const save = async (version: number, content: unknown) =>
    (await office.send(saveContent, { section: 'rechargeTypes', version, content, reason }, editor.token)).body
  const acting = async () => {
    const { body } = await office.send(viewContent, { section: 'rechargeTypes' }, editor.token)
    return { version: Number(body['version']), content: body['content'] }
  }
  const waiting = async () => {
    const [request] = await rows("select id from approval_request where kind = 'paidAccount' and state = 'waiting'")
    return Number(request?.['id'])
  }

  test('is listed with the operator’s icon, in its order, and the configuration says whether one needs a bound account', async () => {
    const { version, content } = await acting()
    const icon = 'https://pictures.example/gcash.png'
    const channel = { isShown: true, provider: 'sandpay', method: 'sandcash' }
    const channels = {
      3: { ...channel, name: 'Second', sort: 2, iconH5: icon, bankId: 11 },
      5: { ...channel, name: 'First', sort: 1 },
      6: { ...channel, name: 'Hidden', sort: 0, isShown: false, bankId: 0 },
    }
    expect(await save(version, { ...channels, 3: { ...channels[3], iconH5: 'javascript:alert(1)' } })).toMatchObject({
      code: 400,
    })
    expect(await save(version, channels)).toMatchObject({ errcode: 0 })
    const configured = async () => (await office.site.send(getConfiguration, {})).body['data']
    expect(await configured()).toMatchObject({
      appRechargeTypeList: [
        { id: 5, iconH5: '', bankId: null },
        { id: 3, iconH5: icon, bankId: 11 },
      ],
      isDepositBank: 1,
    })
    const { 3: _withAccount, ...without } = channels
    expect(await save((await acting()).version, without)).toMatchObject({ errcode: 0 })
    expect(await configured()).toMatchObject({ isDepositBank: 0 })
    await save((await acting()).version, content)
  })

  test('sends players’ money to another account only when a second person has approved it, once', async () => {
    const { version } = await acting()
    expect(await save(version, transferTo('111'))).toMatchObject({ errcode: 0, version, isWaiting: true })
    expect(await save(version, transferTo('111'))).toMatchObject({ errcode: 1078 })
    expect((await acting()).version).toBe(version)
    const id = await waiting()
    const checker = await office.newStaff('financeChecker')
    const decide = { approvalId: id, reason }
    expect((await office.send(approveRequest, decide, editor.token)).body.errcode).not.toBe(0)
    expect((await office.send(approveRequest, decide, checker.token)).body).toMatchObject({ errcode: 0 })
    expect(await acting()).toMatchObject({ version: version + 1, content: transferTo('111') })
  })

  test('whose name alone changes acts at once, and a request from an older version is not carried out', async () => {
    const { version } = await acting()
    expect(await save(version, transferTo('222'))).toMatchObject({ isWaiting: true })
    const renamed = { 9: { ...transferTo('111')[9], name: 'By bank' } }
    expect(await save(version, renamed)).toMatchObject({ errcode: 0, isWaiting: false })
    const id = await waiting()
    const checker = await office.newStaff('financeChecker')
    const { body } = await office.send(approveRequest, { approvalId: id, reason }, checker.token)
    expect(body.errcode).not.toBe(0)
    expect((await acting()).content).toMatchObject(renamed)
  })
})
