// Keeps the inbox fresh without losing focus or place: asks every two seconds, adds what is new, drops what is gone.
const refreshMs = 2000
const list = document.getElementById('messages')
const count = document.getElementById('count')
const empty = document.getElementById('empty')
const clear = document.getElementById('clear')
let version = null
let refreshing = false

async function refresh() {
  if (document.hidden || refreshing) return
  refreshing = true
  try {
    const headers = version ? { 'if-none-match': version } : {}
    const answer = await fetch(location.href, { headers, cache: 'no-store', signal: AbortSignal.timeout(5000) })
    if (answer.status === 304) return
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    version = answer.headers.get('etag')
    show(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  } catch {
    count.textContent = 'The sandbox does not answer. Trying again…'
    version = null
  } finally {
    refreshing = false
  }
}

function show(page) {
  const fresh = [...page.querySelectorAll('.message')]
  const shownIds = new Set(fresh.map((item) => item.id))
  for (const item of document.querySelectorAll('.message')) if (!shownIds.has(item.id)) item.remove()
  const added = fresh.filter((item) => !document.getElementById(item.id))
  for (const item of added) item.classList.add('arrived')
  list.prepend(...added)
  empty.hidden = fresh.length > 0
  const text = page.getElementById('count').textContent
  if (count.textContent !== text) count.textContent = text
}

async function copy(button) {
  const label = button.querySelector('.label')
  try {
    await navigator.clipboard.writeText(button.dataset.code)
    label.textContent = 'Copied'
  } catch {
    // Browsers give the clipboard only to secure pages; over plain HTTP from a phone the code is marked instead.
    getSelection().selectAllChildren(button.querySelector('.code'))
    label.textContent = 'Marked: copy it by hand'
  }
  setTimeout(() => {
    label.textContent = 'Copy code'
  }, 1500)
}

list.addEventListener('click', (event) => {
  const button = event.target.closest('.copy')
  if (button) void copy(button)
})

clear.hidden = false
// The first press asks for confirmation, the second deletes; moving the focus away cancels it.
let isConfirming = false
clear.addEventListener('blur', () => setConfirming(false))
clear.addEventListener('click', () => {
  if (isConfirming) void clearAll()
  setConfirming(!isConfirming)
})

function setConfirming(confirming) {
  isConfirming = confirming
  clear.textContent = confirming ? 'Really delete every message?' : 'Delete all'
}

async function clearAll() {
  // The next refresh reports a failure.
  await fetch(`${location.pathname}/v1/messages`, { method: 'DELETE' }).catch(() => undefined)
  await refresh()
}

document.addEventListener('visibilitychange', () => void refresh())
setInterval(() => void refresh(), refreshMs)
