// The verifier in a page of its own: no script from anywhere else, no connection, so that it works when the page is saved.
const blockBytes = 32
const range = 2 ** 32
const form = document.querySelector('form')
const verdict = document.querySelector('output')
const draws = document.querySelector('tbody')
const encoder = new TextEncoder()
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The round's bytes, block by block, each made when it is needed. */
async function* bytesOf({ serverSeed, clientSeed, nonce }) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(serverSeed), algorithm, false, ['sign'])
  for (let cursor = 0; ; cursor++) {
    const block = await crypto.subtle.sign('HMAC', key, encoder.encode(`${clientSeed}:${nonce}:${cursor}`))
    for (let index = 0; index < blockBytes; index++) yield new Uint8Array(block)[index]
  }
}

async function drawBelow(bound, bytes) {
  for (;;) {
    let value = 0
    for (let index = 0; index < 4; index++) value = value * 256 + (await bytes.next()).value
    if (value < range - (range % bound)) return value % bound
  }
}

async function verify(round) {
  draws.replaceChildren()
  const hash = hex(await crypto.subtle.digest('SHA-256', encoder.encode(round.serverSeed)))
  if (hash !== round.seedHash) return `The seed does not belong to the hash. Its own hash is ${hash}.`
  const bytes = bytesOf(round)
  let wrong = 0
  for (const [index, { bound, value }] of round.drawn.entries()) {
    const drawn = await drawBelow(bound, bytes)
    wrong += drawn === value ? 0 : 1
    draws.insertRow().append(...[index + 1, bound, drawn, value].map(cell))
  }
  return wrong === 0
    ? `Right: the seed belongs to its hash, and all ${round.drawn.length} draws follow from the seeds.`
    : `${wrong} draws do not follow from the seeds.`
}

function cell(text) {
  const made = document.createElement('td')
  made.textContent = String(text)
  return made
}

async function check() {
  try {
    verdict.textContent = await verify(JSON.parse(form.elements.round.value))
  } catch {
    verdict.textContent = 'This is not a round as the game copies it.'
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void check()
})
