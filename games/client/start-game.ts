import './game-client.css'
import type { OpenedSession, StoredReplay } from '#games/rgs/contract.ts'
import { element } from './element.ts'
import { createFrame, type Frame } from './frame.ts'
import { runGame } from './run-game.ts'
import type { OpenedGame } from './opened-game.ts'
import type { MakeScene } from './scene.ts'
import { createStudioClient, type Reply, type StudioClient } from './studio-client.ts'
import { messages } from './messages/en.ts'

/** The request that the page sent before its scripts had loaded; first-question.js describes it, too. */
type FirstAnswer = {
  /** Where the session's token is kept for as long as the tab lives. */
  readonly key: string
  /** The session that continues; null if a new one was requested. */
  readonly token: string | null
  readonly response: Promise<Response>
}

declare global {
  var bituinFirst: FirstAnswer
}

const firstAnswer = (): FirstAnswer => globalThis.bituinFirst

/** Opens the game that the page's address names, and plays it until it is left. */
export const startGame = (scenes: Readonly<Record<string, MakeScene>>): Promise<void> =>
  openGame(scenes, (makeScene, game) => {
    const { replay } = game
    if (replay === undefined) return runGame({ ...game, makeScene })
    void import('./replay/run-replay.ts').then(({ runReplay }) => runReplay(makeScene, game, replay))
  })

/** The same for games that are run in a way of their own. */
export async function openGame<Kind>(
  kinds: Readonly<Record<string, Kind>>,
  run: (kind: Kind, game: OpenedGame) => void,
): Promise<void> {
  const container = document.getElementById('game')
  const query = new URLSearchParams(location.search)
  const game = query.get('game') ?? ''
  const kind = kinds[game]
  if (container === null || kind === undefined) return
  const [client, frame] = [createStudioClient(), createFrame({ search: location.search, lobbies: lobbiesOfPage() })]
  if (query.has('rt')) return showReplay(container, { client, frame, run: (opened) => run(kind, opened) })
  const demoToken = query.get('mode') === 'demo' ? (query.get('dt') ?? '') : undefined
  const reply = await openSession(client, { game, demoToken })
  if (reply.kind !== 'answer') {
    showFault(container, frame, reply.kind === 'refused' ? reply.message : messages.gameUnreachable)
    return
  }
  const opened = reply.answer
  client.setToken(opened.token)
  keepToken(opened.token)
  run(kind, { container, client, frame, opened })
  frame.say(frame.hasBar ? { kind: 'ready', game, menu: true } : { kind: 'ready', game })
}

type ReplayPlace = Pick<OpenedGame, 'client' | 'frame'> & { readonly run: (game: OpenedGame) => void }

/** The stored round was asked for by the page; what shows it comes meanwhile. */
async function showReplay(container: HTMLElement, { client, frame, run }: ReplayPlace): Promise<void> {
  const [reply, { openReplay }] = await Promise.all([
    client.take<StoredReplay>(firstAnswer().response),
    import('./replay/open-replay.ts'),
  ])
  if (reply.kind === 'answer') return run(openReplay(container, reply.answer))
  showFault(container, frame, reply.kind === 'refused' ? reply.message : messages.gameUnreachable)
}

/** The page's own request comes first; an expired demonstration starts a new one. */
async function openSession(
  client: StudioClient,
  { game, demoToken }: { readonly game: string; readonly demoToken: string | undefined },
): Promise<Reply<OpenedSession>> {
  const { token, response } = firstAnswer()
  if (token !== null) client.setToken(token)
  const reply = await client.take<OpenedSession>(response)
  if (token === null || reply.kind !== 'refused' || demoToken === undefined) return reply
  return client.ask('open', { mode: 'demo', game, demoToken })
}

function keepToken(token: string): void {
  try {
    sessionStorage.setItem(firstAnswer().key, token)
  } catch {
    // Without a place to keep it, a reload asks for the lobby.
  }
}

function showFault(container: HTMLElement, frame: Frame, message: string): void {
  const leave = element(
    'button',
    { type: 'button', class: 'plain-button', onclick: () => frame.leave('home') },
    messages.backToLobby,
  )
  container.replaceChildren(element('div', { class: 'fault', role: 'alert' }, element('p', {}, message), leave))
}

/** As the studio wrote them into the page. */
const lobbiesOfPage = (): readonly string[] => (document.documentElement.dataset['lobbies'] ?? '').split(' ')
