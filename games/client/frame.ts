import type { FrameCommand, FrameMessage, ExitTarget } from '#games/protocol/frame-messages.ts'
import type { WayOn } from './notice.ts'

/** The lobby around the game, if there is one. */
export type Frame = {
  readonly isFramed: boolean
  /** It shows name, time, result, exit and menu itself: a second bar would repeat them. */
  readonly hasBar: boolean
  readonly say: (message: FrameMessage) => void
  readonly onCommand: (listener: (command: FrameCommand['kind']) => void) => void
  /** Has the page opened on which rounds are checked; undefined where a link of the game's own does it. */
  readonly openVerifier: (() => void) | undefined
  /** Leaves for one of the lobby's places. */
  readonly leave: (to: ExitTarget) => void
  /** The ways on that this frame can open for a player who is short of money. */
  readonly waysOn: (mode: 'real' | 'demo') => readonly WayOn[]
}

const commands: readonly string[] = ['pause', 'resume', 'refreshBalance', 'menu'] satisfies FrameCommand['kind'][]

/** Of a page's address: its query, and the origins that the studio knows as those of its operator's lobbies. */
export type FrameAddress = { readonly search: string; readonly lobbies: readonly string[] }

export function createFrame({ search, lobbies }: FrameAddress): Frame {
  const query = new URLSearchParams(search)
  const originOf = (address: string | null) => knownOrigin(address, lobbies)
  const addresses = {
    home: query.get('home'),
    cashier: query.get('cashier'),
    history: query.get('hist'),
    // The lobby alone knows under which number it offers a game's demonstration.
    demo: null,
  }
  const origin = originOf(addresses.home)
  const isFramed = parent !== window
  const say: Frame['say'] = (message) => {
    if (isFramed && origin !== undefined) parent.postMessage(message, origin)
  }
  return {
    isFramed,
    hasBar: isFramed && query.get('bar') === 'frame',
    say,
    openVerifier: isFramed && origin !== undefined ? () => say({ kind: 'verify' }) : undefined,
    onCommand(listener) {
      addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
        if (source !== parent || from !== origin || typeof data !== 'object' || data === null) return
        const kind = 'kind' in data ? String(data.kind) : ''
        if (isCommand(kind)) listener(kind)
      })
    },
    waysOn: (mode) => (mode === 'demo' ? [] : isFramed ? ['cashier', 'demo'] : ['cashier']),
    leave(to) {
      say({ kind: 'exit', to })
      const address = addresses[to]
      if (isFramed || address === null || originOf(address) === undefined) {
        if (!isFramed) location.href = '/'
        return
      }
      location.href = address
    },
  }
}

const isCommand = (kind: string): kind is FrameCommand['kind'] => commands.includes(kind)

/** Anybody can write an address of a game: it leads back to a lobby of ours, or to nobody. */
function knownOrigin(address: string | null, lobbies: readonly string[]): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined
  const { protocol, origin } = new URL(address)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && lobbies.includes(origin) ? origin : undefined
}
