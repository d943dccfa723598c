import { startTransition } from 'react'
import { usePage } from '#platform/browser/router/router-context.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { type MailKind, mailKinds } from '../mail-kind.ts'

const parameter = 'kind'

/** The kind of message that this page shows, which its address keeps; undefined: all. */
export function useKindFilter(): readonly [MailKind | undefined, (kind: MailKind | undefined) => void] {
  const { path, search } = usePage()
  const navigate = useNavigate()
  const choose = (kind: MailKind | undefined) =>
    startTransition(() => navigate(path + searchOfKind(search, kind), { replace: true }))
  return [kindOfSearch(search), choose]
}

const kindOfSearch = (search: string): MailKind | undefined => {
  const name = new URLSearchParams(search).get(parameter)
  return mailKinds.find((kind) => kind === name)
}

/** Parameters of other things stay. */
function searchOfKind(search: string, kind: MailKind | undefined): string {
  const query = new URLSearchParams(search)
  if (kind === undefined) query.delete(parameter)
  else query.set(parameter, kind)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
