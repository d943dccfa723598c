import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { type FrameCommand, frameMessage, type FrameMessage, type ExitTarget } from '#games/protocol/frame-messages.ts'
import { messages } from './messages/en.ts'
import styles from './game-frame.module.css'

export type GameFrameProps = {
  readonly url: string
  readonly name: string
  readonly onMessage: (message: FrameMessage) => void
  readonly onExit: (to: ExitTarget) => void
  /** The game has a menu, and no bar of its own to open it from. */
  readonly onMenu: (open: () => void) => void
}

const patienceMs = 20_000
const menuCommand: FrameCommand = { kind: 'menu' }

/**
 * The game's page in a sandbox: it runs its own scripts and nothing of ours. Only messages from its own window and
 * origin in the agreed format are accepted.
 */
export function GameFrame({ url, name, onMessage, onExit, onMenu }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const late = useLate(!loaded)

  const take = useEffectEvent((event: MessageEvent<unknown>) => {
    const [game, origin] = [frame.current?.contentWindow, originOf(url)]
    const message = messageOf(event, { window: game, origin })
    if (!message || !game || origin === undefined) return
    if (message.kind === 'exit') onExit(message.to)
    else if (message.kind === 'verify') openBeside(verifierOf(url))
    else if (message.kind === 'ready' && message.menu) onMenu(() => game.postMessage(menuCommand, origin))
    else onMessage(message)
  })
  // A layout effect, so that it listens before the frame sends anything.
  useLayoutEffect(() => {
    const listen = (event: MessageEvent<unknown>) => take(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={url}
        title={name}
        sandbox="allow-scripts allow-same-origin"
        allow="fullscreen; autoplay; clipboard-write"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
      {late && (
        <p className={styles.late} role="status">
          {messages.slowStart}
        </p>
      )}
    </>
  )
}

export type Sender = { readonly window: Window | null | undefined; readonly origin: string | undefined }

/** The game's message; undefined for everything that is not from it or not in the agreed format. */
export function messageOf(event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>, game: Sender) {
  if (!game.window || event.source !== game.window || event.origin !== game.origin) return undefined
  const parsed = v.safeParse(frameMessage, event.data)
  return parsed.success ? parsed.output : undefined
}

/**
 * Opens a page in a tab without an opener. The game only requests it and never names the address: a sandbox that let a
 * game open pages would let it open any. Browsers count the tap in the frame as a user gesture here.
 */
export function openBeside(url: string): void {
  const link = Object.assign(document.createElement('a'), { href: url, target: '_blank', rel: 'noopener noreferrer' })
  link.click()
}

/** The provably-fair verifier at the game's own origin, in the game's language. */
export function verifierOf(url: string): string {
  const { origin, searchParams } = new URL(url)
  return `${origin}/verify?lang=${searchParams.get('lang') ?? ''}`
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined
}

function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting && late
}
