// A whole receiver of the event feed: it verifies each delivery, takes each event once, and writes it into a file.
//   FEED_SECRETS=whsec_… node event-receiver.mjs   (two secrets, separated by a space, while one is being replaced)
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { verifyDelivery } from '@bituin/sdk/feed'

const { FEED_SECRETS = '', FEED_FILE = 'events.jsonl', HOST = '127.0.0.1', PORT = '9200' } = process.env
const secrets = FEED_SECRETS.split(' ').filter((secret) => secret !== '')
const bytesMax = 1_000_000
if (secrets.length === 0) throw new Error('Set FEED_SECRETS to the secret that the operator gave you: whsec_…')

// The ids of events that were taken. A real receiver has a table with a unique key, and writes both in one transaction.
const taken = new Set(existsSync(FEED_FILE) ? linesOf(FEED_FILE).map((line) => JSON.parse(line).id) : [])

const server = createServer((request, response) => {
  const chunks = []
  let bytes = 0
  request.on('data', (chunk) => {
    bytes += chunk.length
    if (bytes > bytesMax) return request.destroy()
    chunks.push(chunk)
  })
  request.on('end', () => {
    receive(request.headers, Buffer.concat(chunks).toString('utf8')).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(500).end(),
    )
  })
})
server.listen(Number(PORT), HOST, () => process.stdout.write(`listening on http://${HOST}:${server.address().port}\n`))

/** The status that the delivery is answered with: 2xx means that every event in it is stored. */
async function receive(headers, body) {
  const verified = await verifyDelivery(headers, body, secrets, Date.now())
  if (verified.kind === 'refused') {
    process.stderr.write(`a delivery was answered 401: ${verified.fault}\n`)
    return 401
  }
  for (const event of verified.delivery.events) {
    if (taken.has(event.id)) continue
    appendFileSync(FEED_FILE, `${JSON.stringify(event)}\n`)
    taken.add(event.id)
  }
  return 204
}

function linesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
}
