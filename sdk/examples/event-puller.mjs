// A partner who cannot receive webhooks: it reads the event feed, takes each event once, and writes it into a file.
//   FEED_URL=https://play.example.ph FEED_PARTNER=3 FEED_SECRET=whsec_… node event-puller.mjs
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createFeedReader } from '@bituin/sdk/feed'

const { FEED_URL = '', FEED_PARTNER = '', FEED_SECRET = '', FEED_FILE = 'events.jsonl', FEED_WAIT = '20' } = process.env
// Ends when nothing is left, instead of waiting for what comes.
const isOnce = process.env.FEED_ONCE === '1'
const reader = createFeedReader({ url: FEED_URL, partner: Number(FEED_PARTNER), secret: FEED_SECRET })

// A real reader has a table with a unique key for events, and stores them and the cursor in one transaction. Here the last line
// of what came carries the cursor, so that a page that was not written to its end is read again.
const lines = existsSync(FEED_FILE) ? linesOf(FEED_FILE).map((line) => JSON.parse(line)) : []
const taken = new Set(lines.map(({ id }) => id))
let cursor = lines.findLast(({ readOnWith }) => readOnWith !== undefined)?.readOnWith

for (;;) {
  const reading = await reader.read({ cursor, limit: 500, waitSeconds: Number(FEED_WAIT) })
  if (reading.kind === 'read') {
    store(reading)
    cursor = reading.cursor
    if (isOnce && !reading.isMore && reading.events.length === 0) break
  } else if (reading.kind === 'failed' || reading.status === 429) {
    process.stderr.write(`${JSON.stringify(reading)}\n`)
    await pause((reading.retryAfterSeconds ?? 5) * 1_000)
  } else {
    // A person has to look: the secret, the clock, or a cursor that is too old.
    process.stderr.write(`refused: ${reading.reason}. ${reading.message}\n`)
    process.exit(1)
  }
}

function store({ events, cursor: readOnWith }) {
  const found = events.filter(({ id }) => !taken.has(id))
  for (const [at, event] of found.entries()) {
    const line = at === found.length - 1 ? { ...event, readOnWith } : event
    appendFileSync(FEED_FILE, `${JSON.stringify(line)}\n`)
    taken.add(event.id)
  }
}

function linesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
}
