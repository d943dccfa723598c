import '#platform/ui/global.css'
import './dense.css'
import { createRoot } from 'react-dom/client'
import { createConnection } from '#platform/browser/connection/connection.ts'
import { createSession } from '#platform/browser/session/session.ts'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { App } from './app.tsx'
import { createStaffClient } from './staff-client.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')

// Kept by this tab alone: another one, and the browser opened anew, ask for password and code. Read in before the first
// drawing, which depends on it.
const session = createSession(sessionStore)
session.token()
const connection = createConnection()
connection.follow(window)
createRoot(container).render(
  <App session={session} connection={connection} client={createStaffClient(session, connection)} />,
)
