// Deferred: the page is there.
const [search, found] = [document.querySelector('#_search'), document.querySelector('#_found')]
const { root } = document.documentElement.dataset
let index
const load = () =>
  (index ??= new Promise((done) => {
    const script = document.createElement('script')
    script.src = `${root}assets/search-index.js`
    script.onload = () => done(globalThis.searchIndex)
    document.head.append(script)
  }))
const placesIn = (list) => {
  let at = 0
  return list ? list.split(' ').map((step) => (at += parseInt(step, 36))) : []
}
// A word is found by its beginning; one in a heading, or found whole, counts more.
const scoresOf = (word, { words }) => {
  const scores = new Map()
  for (const each in words) {
    if (!each.startsWith(word)) continue
    const whole = each === word ? 2 : 1
    words[each].split('|').forEach((list, rank) => {
      for (const place of placesIn(list)) {
        scores.set(place, Math.max(scores.get(place) ?? 0, whole * [9, 3, 1][rank]))
      }
    })
  }
  return scores
}
const show = async () => {
  const data = await load()
  const query = search.value.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
  const [first, ...others] = query.map((word) => scoresOf(word, data))
  const hits = [...(first ?? [])]
    .filter(([place]) => others.every((each) => each.has(place)))
    .map(([place, score]) => [place, others.reduce((sum, each) => sum + each.get(place), score)])
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
  found.replaceChildren(...hits.slice(0, 12).map(([place]) => row(data, place)))
  if (!hits.length && query.length) found.textContent = 'Nothing found.'
  found.hidden = !query.length
}
const row = ({ pages, places }, place) => {
  const [at, id, heading] = places[place]
  const [url, title, group] = pages[at]
  const link = document.createElement('a')
  link.href = root + url + (id && `#${id}`)
  link.append(
    heading || title,
    Object.assign(document.createElement('small'), { textContent: heading ? `${group} › ${title}` : group }),
  )
  link.onclick = () => (found.hidden = true)
  const item = document.createElement('li')
  item.append(link)
  return item
}
search.onfocus = load
search.oninput = show
addEventListener('click', ({ target }) => (found.hidden ||= !target.closest('.search')))
addEventListener('keydown', (event) => {
  if (event.key === '/' && !event.target.closest('input')) {
    event.preventDefault()
    search.focus()
  }
  if (event.key === 'Escape') found.hidden = true
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || found.hidden || !event.target.closest('.search')) return
  event.preventDefault()
  const stops = [search, ...found.querySelectorAll('a')]
  stops[(stops.indexOf(document.activeElement) + step + stops.length) % stops.length].focus()
})
