import '#platform/ui/global.css'
import './dense.css'
import { createRoot } from 'react-dom/client'
import { chosenTheme } from '#core/theme.ts'
import { createConnection } from '#platform/browser/connection/connection.ts'
import { createSession } from '#platform/browser/session/session.ts'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { showTheme } from '#platform/browser/theme/kept-theme.ts'
import { App } from './app.tsx'
import { createStaffClient } from './staff-client.ts'

showTheme(document, chosenTheme(document.cookie))

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')

// Scoped to this tab: another one, or a restarted browser, asks for password and code again. Read before the first
// render, which depends on it.
const session = createSession(sessionStore)
session.token()
const connection = createConnection()
connection.follow(window)
createRoot(container).render(
  <App session={session} connection={connection} client={createStaffClient(session, connection)} />,
)
