// Recomputes the packets of a red packet window without us: `node verify.mjs < window.json`, with the file that the proof page
// gives. It imports nothing. What it proves: the seed is the one whose hash was published before the window opened, and the
// amount of every packet and their order follow from that seed and the published limits. Amounts are centavos.

const range = 2 ** 32
const bytesOf = (text) => new TextEncoder().encode(text)
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sha256 = async (bytes) => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

/** Numbers below a bound from the blocks HMAC-SHA256(seed, "windowId:0:0"), "windowId:0:1" ... : four bytes each, big end first. */
async function drawsOf(seed, label) {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  let used = 0
  let block
  const next = async () => {
    if (used % 32 === 0)
      block = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(`${label}:0:${used / 32}`)))
    return block[used++ % 32]
  }
  return async (bound) => {
    for (;;) {
      let value = 0
      for (let byte = 0; byte < 4; byte++) value = value * 256 + (await next())
      // Numbers beyond the last whole multiple would favour the small ones.
      if (value < range - (range % bound)) return value % bound
    }
  }
}

/** Each packet lies between the smallest and twice the mean of what is left; then all are shuffled. */
async function split({ pool, smallest, largest, packets }, draw) {
  const amounts = []
  let left = pool
  for (let rest = packets.length; rest > 1; rest -= 1) {
    const from = Math.max(smallest, left - largest * (rest - 1))
    const mean = Math.floor((2 * left) / rest) - smallest
    const to = Math.min(largest, left - smallest * (rest - 1), Math.max(from, mean))
    const amount = from + (await draw(to - from + 1))
    amounts.push(amount)
    left -= amount
  }
  return shuffle([...amounts, left], draw)
}

async function shuffle(rest, draw) {
  const order = []
  while (rest.length > 0) {
    const chosen = await draw(rest.length)
    order.push(rest[chosen])
    rest[chosen] = rest.at(-1)
    rest.pop()
  }
  return order
}

async function faultOf(window) {
  const hash = await sha256(bytesOf(window.seed))
  if (hash !== window.seedHash) return `The seed does not belong to the published hash: its own is ${hash}.`
  const amounts = await split(window, await drawsOf(window.seed, window.windowId))
  const wrong = window.packets.findIndex(({ amount }, index) => amount !== amounts[index])
  return wrong === -1 ? undefined : `Packet ${wrong + 1} comes to ${amounts[wrong]}: the list differs.`
}

let text = ''
for await (const chunk of process.stdin) text += chunk
const window = JSON.parse(text)
const fault = await faultOf(window)
process.exitCode = fault === undefined ? 0 : 1
const opened = window.packets.filter(({ openedAt }) => openedAt !== null).length
const verdict = fault ?? `right: ${window.packets.length} packets, ${window.pool} centavos in all, ${opened} opened.`
process.stdout.write(`Red packets ${window.windowId}: ${verdict}\n`)
