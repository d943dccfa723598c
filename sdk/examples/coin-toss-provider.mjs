// A whole provider of one game: the player bets ₱1 on heads or tails. When the coin lands on its edge, the bet is returned.
//   WALLET_URL=http://127.0.0.1:8080 WALLET_KEY_ID=… WALLET_SECRET=… node coin-toss-provider.mjs
import { createWalletClient } from '@bituin/sdk/game-wallet'
import { randomInt, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

const { WALLET_URL = '', WALLET_KEY_ID = '', WALLET_SECRET = '', HOST = '127.0.0.1', PORT = '9100' } = process.env
const wallet = createWalletClient({ baseUrl: WALLET_URL, keyId: WALLET_KEY_ID, secret: WALLET_SECRET })
const gameCode = 'coin-toss'
const stake = 100
const prize = 190

const brand = { code: 'coin-toss-works', name: 'Coin Toss Works' }
// Of 20 tosses 2 are returned, and of the other 18 stakes 9 times ₱1.90 comes back: 95 %.
const odds = { rtpBasisPoints: 9_500, volatility: 'low', maxWin: prize, stakeMin: stake, stakeMax: stake }
const kind = { type: 'games', engine: 'coin', version: '1', isDemo: false }
const game = { code: gameCode, name: 'Coin Toss', brand: brand.code, ...kind, ...odds }
const catalogue = (origin) => ({ brands: [brand], games: [{ ...game, launchUrl: `${origin}/play` }] })

// Operations that the wallet has not answered yet. A real provider keeps this table in a database, and writes each row
// before it sends it.
const unsettled = new Map()

/** Sends a win or a rollback, and again until it is answered. The txId stays, so nothing is applied twice. */
async function settle(operation, request) {
  unsettled.set(request.txId, { operation, request })
  const reply = await wallet[operation](request)
  if (reply.kind === 'unknown' || reply.kind === 'notApplied') return reply
  unsettled.delete(request.txId)
  if (reply.kind === 'refused') console.error(`${operation} ${request.txId} needs a person: ${reply.reason}`)
  return reply
}
setInterval(() => unsettled.forEach(({ operation, request }) => void settle(operation, request)), 5_000).unref()

const sessions = new Map()

/** The game's page exchanges its launch token, once. */
async function open({ launchToken }) {
  const reply = await wallet.authenticate({ launchToken, gameCode })
  if (reply.kind !== 'ok') return { message: 'Please open the game again.' }
  const { session, playerId, nickname, balance } = reply.answer
  const ticket = randomUUID()
  sessions.set(ticket, { session, playerId })
  return { ticket, nickname, balance }
}

/** One round: bet, toss, and a win (of 0, too, which settles the bet) or a rollback. */
async function toss({ ticket, guess }) {
  const player = sessions.get(ticket)
  if (player === undefined) return { message: 'Please open the game again.' }
  const { session, playerId } = player
  const ts = new Date(Date.now()).toISOString()
  const round = { playerId, gameCode, roundId: randomUUID(), ts }
  const betTxId = `${round.roundId}:bet`
  const takeBack = (reason) =>
    settle('rollback', { playerId, gameCode, txId: `${round.roundId}:back`, refTxId: betTxId, ts, reason })

  const bet = await wallet.bet({ ...round, session, txId: betTxId, amount: stake })
  if (bet.kind === 'unknown') await takeBack('no answer to the bet')
  if (bet.kind !== 'ok') return { message: wordsFor(bet) }

  const landed = randomInt(10) === 0 ? 'edge' : ['heads', 'tails'][randomInt(2)]
  const win = landed === guess ? prize : 0
  const end = { ...round, txId: `${round.roundId}:win`, betTxId, amount: win, endRound: true }
  const settled = await (landed === 'edge' ? takeBack('the coin landed on its edge') : settle('win', end))
  return { landed, win, balance: settled.answer?.balance }
}

function wordsFor(bet) {
  if (bet.kind === 'refused') return bet.showsMessage ? bet.answer.msg : 'This game is not available.'
  return 'No connection. Nothing was bet.'
}

const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Coin Toss</title>
<body style="font:18px sans-serif;text-align:center"><p id="says">…</p>
<button id="heads">Heads</button> <button id="tails">Tails</button><script type="module">
const launch = new URLSearchParams(location.search)
const says = document.querySelector('#says')
const ask = async (act, body) => (await fetch('/' + act, { method: 'POST', body: JSON.stringify(body) })).json()
const tell = (message) => launch.has('home') && parent.postMessage(message, new URL(launch.get('home')).origin)
const { ticket, message, nickname } = await ask('open', { launchToken: launch.get('lt') })
says.textContent = message ?? 'Hello ' + nickname + '! ₱1.00: heads or tails?'
tell({ kind: 'ready', game: '${gameCode}' })
for (const guess of ['heads', 'tails']) document.getElementById(guess).onclick = async () => {
  const { message, landed, win, balance } = await ask('toss', { ticket, guess })
  says.textContent = message ?? landed + (win > 0 ? ': you win ₱1.90' : '')
  if (balance != null) tell({ kind: 'balance', amount: balance })
}
</script>`

async function answer(request) {
  const { pathname } = new URL(request.url, 'http://local')
  const key = `${request.method} ${pathname}`
  if (key === 'GET /catalogue') return catalogue(process.env.PUBLIC_URL ?? `http://${request.headers.host}`)
  if (key === 'GET /play') return page
  const act = { 'POST /open': open, 'POST /toss': toss }[key]
  return act === undefined ? undefined : act(await bodyOf(request))
}

async function bodyOf(request) {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) if ((text += chunk).length > 2_000) throw new Error('too long')
  return JSON.parse(text)
}

const server = createServer((request, response) => {
  const respond = (status, body) => {
    const isPage = typeof body === 'string'
    response.writeHead(status, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' })
    response.end(isPage ? body : JSON.stringify(body))
  }
  answer(request).then(
    (body) => respond(body === undefined ? 404 : 200, body ?? {}),
    (error) => respond(400, { message: String(error) }),
  )
})
server.listen(Number(PORT), HOST, () => console.log(`The coin is at http://${HOST}:${server.address().port}`))
