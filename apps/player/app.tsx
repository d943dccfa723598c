import { StrictMode } from 'react'
import type { WebConfiguration } from '#features/office/web-configuration/contract.ts'
import { PromotionsContext } from '#features/promotions/kit/player/index.ts'
import type { Client } from '#core/contract/client.ts'
import { ClientContext } from '#platform/browser/client/client-context.tsx'
import { ConfigContext } from '#platform/browser/config/config-context.tsx'
import { RenewConfigContext } from '#platform/browser/config/renew-config-context.tsx'
import type { Connection } from '#platform/browser/connection/connection.ts'
import { ConnectionContext, useOnline } from '#platform/browser/connection/connection-context.tsx'
import { Router, type RouterProps } from '#platform/browser/router/router.tsx'
import type { Session } from '#platform/browser/session/session.ts'
import { SessionContext } from '#platform/browser/session/session-context.tsx'
import { OfflineBanner } from '#platform/ui/offline-banner/offline-banner.tsx'
import { BesideThePages } from './beside-the-pages.tsx'
import { promotions } from './promotions.ts'
import { screens } from './routes/screens.ts'
import { ScreenFailureNotice } from './screens/screen-failure-notice.tsx'
import type { Shell } from './shell.ts'
import { messages } from './messages/en.ts'

export type AppProps = Pick<RouterProps, 'table' | 'navigator' | 'scroll'> & {
  readonly shell: Shell
  readonly session: Session
  readonly connection: Connection
  readonly client: Client
  readonly config: WebConfiguration
  readonly renewConfig: () => Promise<void>
}

/** Loaded like every screen; returning visitors have it on the device. */
export const notFound = { screen: screens.notFound, title: messages.pageNotFound }

/** The whole app: the context of every screen around the router. The server renders the same for its first HTML. */
export function App({ shell, session, connection, client, config, renewConfig, ...routing }: AppProps) {
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <SessionContext value={session}>
          <ConnectionContext value={connection}>
            <ClientContext value={client}>
              <RenewConfigContext value={renewConfig}>
                <PromotionsContext value={promotions}>
                  <ConnectionNotice />
                  <Router
                    {...routing}
                    frame={shell.frame}
                    notFound={notFound}
                    failure={ScreenFailureNotice}
                    titleOf={(title) => titleOf(config, title)}
                    beside={<BesideThePages />}
                  />
                </PromotionsContext>
              </RenewConfigContext>
            </ClientContext>
          </ConnectionContext>
        </SessionContext>
      </ConfigContext>
    </StrictMode>
  )
}

/** The document's title on a page. */
export function titleOf(config: WebConfiguration, title: string): string {
  return `${title} · ${config.operatorName}`
}

function ConnectionNotice() {
  return <OfflineBanner online={useOnline()} />
}
