import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { listMail } from '../contract.ts'
import type { MailKind } from '../mail-kind.ts'

export const pageSize = 20

type Kinds = ResponseOf<typeof listMail>['kinds']

/** One page of the messages of a kind. Another kind begins at its first page. */
export function useInbox(kind: MailKind | undefined) {
  const [place, setPlace] = useState({ kind, page: 1 })
  const page = place.kind === kind ? place.page : 1
  const query = useCallQuery(listMail, { kind, page, size: pageSize })
  const kinds = useLast(query.answer?.kinds)
  return { ...query, kinds, showPage: (next: number) => setPlace({ kind, page: next }) }
}

/** The chips stay while another kind is read. Undefined: nothing was read yet. */
function useLast(kinds: Kinds | undefined): Kinds | undefined {
  const [last, setLast] = useState(kinds)
  if (kinds !== undefined && kinds !== last) setLast(kinds)
  return kinds ?? last
}
