import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import '#platform/ui/global.css'
import { MessageListPage } from '#apps/player/gallery/message-list-page.tsx'

// A page to read in: it has the width of a desk on every screen.
document.documentElement.dataset.shell = 'desktop'

const text = v.string()
const listing = v.array(v.object({ folder: text, key: text, form: text, en: text, fil: text, uses: v.array(text) }))

const messages = v.parse(listing, await (await fetch('/messages.json')).json())
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
createRoot(root).render(
  <StrictMode>
    <MessageListPage messages={messages} />
  </StrictMode>,
)
