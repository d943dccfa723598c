import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import type { Call } from '#core/contract/call.ts'
import type { Client, Reply } from '#core/contract/client.ts'
import { getCustomerServices } from '#features/lobby/customer-service/contract.ts'
import { servicesAnswer } from '#features/lobby/customer-service/player/plain-services.ts'
import { showHomePopup } from '#features/lobby/home/player/popup-memory.ts'
import { type LobbyDraft, useLobbyDraft } from '#features/lobby/content/player/use-lobby-draft.ts'
import { StoryPage } from '#features/lobby/content/player/story-page.tsx'
import { ClientContext } from '#platform/browser/client/client-context.tsx'
import { ConfigContext, useConfig } from '#platform/browser/config/config-context.tsx'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen, type Screen } from '#platform/browser/router/screen.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { createSession } from '#platform/browser/session/session.ts'
import { SessionContext } from '#platform/browser/session/session-context.tsx'
import { safeStorage } from '#platform/browser/storage/safe-storage.ts'
import { messages } from '../messages/en.ts'

/** The lobby's own screens, rendered from an operator's draft as a guest would see them. */
export function PreviewScreen() {
  const part = useRouteParameter('part')
  const draft = useLobbyDraft()
  if (!draft) return null
  return (
    <Surroundings draft={draft}>
      <Part part={part} draft={draft} />
    </Surroundings>
  )
}

/** Always signed out, whoever uses this browser, and without calls to the server. */
function Surroundings({ draft, children }: { readonly draft: LobbyDraft; readonly children: ReactNode }) {
  const config = useConfig<object>()
  const [session] = useState(() => createSession(safeStorage(nothingKept)))
  useEffect(() => {
    document.documentElement.dataset.mode = draft.mode
  }, [draft.mode])
  return (
    <ConfigContext value={{ ...config, ...draft.configuration, mode: draft.mode }}>
      <SessionContext value={session}>
        <ClientContext value={draftClient(draft)}>{children}</ClientContext>
      </SessionContext>
    </ConfigContext>
  )
}

const nothingKept = (): Storage => {
  throw new Error('A preview keeps nothing')
}

const clients = new WeakMap<LobbyDraft, Client>()

/** Answers a page's calls from the draft. */
function draftClient(draft: LobbyDraft): Client {
  const known = clients.get(draft)
  if (known) return known
  const services = servicesAnswer(draft.services)
  const send = async (call: Call): Promise<Reply<Call>> =>
    call.path === getCustomerServices.path ? { kind: 'answer', body: services } : { kind: 'offline' }
  const client: Client = { send }
  clients.set(draft, client)
  return client
}

type PartProps = { readonly part: string | undefined; readonly draft: LobbyDraft }

function Part({ part, draft }: PartProps) {
  const [opened, setOpened] = useState<string>()
  useState(() => showHomePopup(part === 'popup'))
  const story = draft.stories.find(({ to }) => to === opened)
  /** A tap leads nowhere but to a story of the draft. */
  const follow = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (!anchor) return
    event.preventDefault()
    if (draft.stories.some(({ to }) => to === anchor.pathname)) setOpened(anchor.pathname)
  }
  const screen = screens[part ?? '']
  return (
    <div onClickCapture={follow} style={{ minHeight: '100dvh' }}>
      {story ? (
        <StoryPage title={messages.preview} story={story} failure={undefined} onRetry={() => undefined} />
      ) : (
        screen && <Deferred part={screen} />
      )}
    </div>
  )
}

const home = lazyScreen(() => import('#features/lobby/home/player/mobile-home-page.tsx').then((m) => m.MobileHomePage))

/** Loaded as their routes load them: a static import would merge them into this chunk. */
const screens: Readonly<Record<string, Screen>> = {
  home,
  popup: home,
  rewards: lazyScreen(() => import('#features/lobby/content/player/rewards-page.tsx').then((m) => m.RewardsPage)),
  legal: lazyScreen(() => import('#features/players/legal/player/legal-preview.tsx').then((m) => m.LegalPreview)),
  notices: lazyScreen(() => import('#features/lobby/notice/player/notice-page.tsx').then((m) => m.NoticePage)),
  services: lazyScreen(() =>
    import('#features/lobby/customer-service/player/service-page.tsx').then((m) => m.ServicePage),
  ),
}
