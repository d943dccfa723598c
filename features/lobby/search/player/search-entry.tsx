import { type MouseEvent, type ReactNode, useState } from 'react'
import { Late } from '#platform/browser/late/late.tsx'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { messages } from './messages/en.ts'
import type { SearchSheetProps } from './search-sheet.tsx'

export type SearchEntryProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** The way to the search: a page of players, and for a guest a sheet over this page. */
export function SearchEntry({ className, children }: SearchEntryProps) {
  const hasRoute = useHasRoute()
  const signedIn = useSignedIn()
  const [open, setOpen] = useState<boolean>()
  const close = () => setOpen(false)
  const openHere = (event: MouseEvent) => {
    if (signedIn) return
    event.preventDefault()
    setOpen(true)
  }
  if (!hasRoute('/search')) return null
  return (
    <>
      <a className={className} href="/search" aria-label={messages.searchGames} data-search onClick={openHere}>
        {children}
      </a>
      <Late<SearchSheetProps>
        isNeeded={open !== undefined}
        load={async () => (await import('./search-sheet.tsx')).SearchSheet}
        onFailed={close}
        props={{ open: open === true, onClose: close }}
      />
    </>
  )
}
