// Players with an open chat who wait for answers, on one server process: npm run bench -- support-chat
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { systemClock } from '#core/clock/instant.ts'
import type { Call, RequestOf } from '#core/contract/call.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import { awaitSupportChat, getSupportChat, sendSupportMessage } from '#features/lobby/support-chat/contract.ts'
import { seedDemoDesk } from '#features/lobby/support-chat/server/index.ts'
import { messageInsert } from '#features/lobby/support-chat/server/store/message.store.ts'
import { openTestSite } from '#tests/support/test-site.ts'
import { reportFigures } from './support/figures.ts'
import { latenciesOf } from './support/latencies.ts'

const { values } = parseArgs({
  options: {
    chats: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    answers: { type: 'string', default: '50' },
  },
})
const chats = Number(values.chats)
const seconds = Number(values.seconds)
const answersPerSecond = Number(values.answers)

const wireChat = v.object({
  chat: v.object({ id: v.number(), revision: v.number(), messages: v.array(v.object({ id: v.number() })) }),
})
type ChatScreen = v.InferOutput<typeof wireChat>['chat']

const waitMs = 25_000
const site = await openTestSite()
const { db, hashToken } = site.context
const now = () => systemClock.now()
const sentAt = new Map<bigint, number>()
const deliveredMs: number[] = []
let isOver = false

try {
  await seedDemoDesk(db, now())
  await site.server.listen({ port: 0, host: '127.0.0.1' })
  const address = site.server.server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${callPrefix}`
  const tokens = await signedInPlayers(chats)
  const opened = performance.now()
  const shown = await inPortions(tokens, async (token) => {
    await send(url, sendSupportMessage, { text: 'Where is my deposit?', messageKey: key() }, token)
    return readChat(url, token)
  })
  const openedMs = performance.now() - opened
  await db.pool.query(`update support_chat set state = 'active', owner = 'bench', owner_name = 'Ana'`)
  const waiting = shown.map((chat, at) => follow(url, tokens[at] ?? '', chat))
  await pause(2_000)

  const idle = await spentWhile(() => pause(5_000))
  const busy = await spentWhile(() => answerChats(shown.map(({ id }) => id)))
  await pause(2_000)
  isOver = true
  await site.close()
  await Promise.all(waiting)

  const { p50Ms, p99Ms } = latenciesOf(deliveredMs)
  reportFigures(`${chats} chats open on one process, which also plays the players`, [
    { what: 'chats opened with a message and read, 50 at once', value: (chats / openedMs) * 1_000, unit: '/s' },
    { what: 'processor time while nobody writes', value: idle * 100, unit: '% of a core', digits: 1 },
    {
      what: `processor time with ${answersPerSecond} answers a second`,
      value: busy * 100,
      unit: '% of a core',
      digits: 1,
    },
    {
      what: 'answers delivered',
      value: deliveredMs.length,
      unit: '',
      note: `of ${sentAt.size} sent`,
      atLeast: sentAt.size,
    },
    { what: 'from commit to the player, half of them', value: p50Ms, unit: 'ms', bar: 1_000 },
    { what: 'from commit to the player, 99 of 100', value: p99Ms, unit: 'ms', bar: 2_000 },
  ])
} finally {
  if (!isOver) await site.close()
}

/** A player's screen: waits, reads, and notes when each answer arrived. */
async function follow(url: string, token: string, first: ChatScreen): Promise<void> {
  let { id: chatId, revision } = first
  const seen = new Set(first.messages.map(({ id }) => id))
  while (!isOver) {
    const reply = await send(url, awaitSupportChat, { chatId, revision, waitMs }, token).catch(() => undefined)
    if (reply === undefined || isOver) return
    if (reply.isChanged !== true) continue
    const chat = await readChat(url, token)
    for (const { id } of chat.messages) {
      const sent = sentAt.get(BigInt(id))
      if (!seen.has(id) && sent !== undefined) deliveredMs.push(performance.now() - sent)
      seen.add(id)
    }
    ;({ id: chatId, revision } = chat)
  }
}

/** As the staff's call stores them, without its audit entry, spread over the chats. */
async function answerChats(ids: readonly number[]): Promise<void> {
  const author = { author: 'staff', member: 'bench', memberName: 'Ana', text: 'We are looking into it.' } as const
  for (let second = 0; second < seconds; second++) {
    const started = performance.now()
    for (let at = 0; at < answersPerSecond; at++) {
      const chatId = BigInt(ids[(second * answersPerSecond + at) % ids.length] ?? 0)
      const id = await db.transaction((tx) =>
        messageInsert(tx, { ...author, chatId, messageKey: key(), sentAt: now() }),
      )
      if (id !== undefined) sentAt.set(id, performance.now())
    }
    await pause(Math.max(0, 1_000 - (performance.now() - started)))
  }
}

async function readChat(url: string, token: string): Promise<ChatScreen> {
  return v.parse(wireChat, await send(url, getSupportChat, {}, token)).chat
}

async function send<C extends Call>(url: string, call: C, request: RequestOf<C>, token: string) {
  const headers = { 'content-type': 'application/json', authorization: token }
  const response = await fetch(url + call.path, { method: 'POST', headers, body: JSON.stringify(request) })
  const body = v.parse(v.looseObject({ errcode: v.number() }), await response.json())
  if (body.errcode !== 0) throw new Error(`${call.path} was refused: ${JSON.stringify(body)}`)
  return body
}

async function signedInPlayers(count: number): Promise<readonly string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  await db.pool.query(
    `insert into player (id, uuid, account, account_type, account_shown, password_hash, password_changed_at, nickname, avatar,
       birth_date, invite_code, registered_at)
     select 100000 + id, gen_random_uuid(), 'bench' || id, 'username', 'bench' || id, 'none', now(), 'Juan', 1, '1990-05-04',
       'bench' || id, now() from generate_series(1, $1::bigint) as id`,
    [count],
  )
  const at = new Date(site.clock.now())
  await db.pool.query(
    `insert into session (player_id, token_hash, device_kind, device, fingerprint, place, ip, kept, started_at, last_action_at,
       expires_at)
     select 100000 + t.player, t.hash, 'phone', 'bench', null, '', '127.0.0.1', true, $2::timestamptz, $2::timestamptz,
       $2::timestamptz + interval '1 day'
     from unnest($1::bytea[]) with ordinality as t (hash, player)`,
    [tokens.map((token) => hashToken(token)), at],
  )
  return tokens
}

async function inPortions<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += 50) results.push(...(await Promise.all(items.slice(at, at + 50).map(work))))
  return results
}

/** The share of a core that this process used. */
async function spentWhile(work: () => Promise<unknown>): Promise<number> {
  const [before, started] = [process.cpuUsage(), performance.now()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / (performance.now() - started)
}

function key(): string {
  return randomBytes(16).toString('hex')
}
