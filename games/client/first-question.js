// Stands in the page of a game, before everything else: the session is asked for while the scripts are still on their way.
// first-answer.ts takes it from here. A launch token opens one session; a page that is loaded again goes on with it.
{
  const query = new URLSearchParams(location.search)
  const [game, launchToken, demoToken] = [query.get('game') ?? '', query.get('lt'), query.get('dt') ?? '']
  const key = `bituin-session:${game}:${launchToken ?? `demo:${demoToken}`}`
  const replayToken = query.get('rt')
  const token = replayToken === null ? keptToken(key) : null
  const mode =
    query.get('mode') === 'demo' ? { mode: 'demo', demoToken } : { mode: 'real', launchToken: launchToken ?? '' }
  // The player's part in every draw is drawn here, and the player can choose another.
  const clientSeed = [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => (byte + 256).toString(16).slice(1))
    .join('')
  const response = fetch(`/rgs/v1/${replayToken === null ? (token === null ? 'open' : 'resume') : 'replay'}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token ?? ''}`,
      'accept-language': document.documentElement.lang,
    },
    body: JSON.stringify(
      replayToken === null ? (token === null ? { ...mode, game, clientSeed } : {}) : { game, replayToken },
    ),
    signal: AbortSignal.timeout(20_000),
  })
  // The consumer of the answer handles a failure; before that, it is ignored.
  response.catch(() => undefined)
  globalThis.bituinFirst = { key, token, response }

  function keptToken(name) {
    try {
      return sessionStorage.getItem(name)
    } catch {
      return null
    }
  }
}
