import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { findMentions, type Mention } from '../find-mentions-contract.ts'
import { numbersIn, piecesOf } from '../mentioned-numbers.ts'

export type LinkedTextProps = {
  /** Null: whoever wrote it is no player. */
  readonly playerId: number | null
  readonly text: string
}

/** A text in which numbers of the player's own payments and rounds lead to their pages. */
export function LinkedText({ playerId, text }: LinkedTextProps) {
  const numbers = numbersIn(text)
  if (playerId === null || numbers.length === 0) return text
  return <WithMentions playerId={playerId} text={text} numbers={numbers} />
}

type WithMentionsProps = { readonly playerId: number; readonly text: string; readonly numbers: readonly string[] }

function WithMentions({ playerId, text, numbers }: WithMentionsProps) {
  const { answer } = useStaffQuery(findMentions, { playerId, numbers: [...numbers] })
  return piecesOf(text, answer?.mentions ?? []).map(({ text: piece, mention }, at) =>
    mention ? (
      <a key={`${at} ${piece}`} href={pageOf(playerId, mention)}>
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}

function pageOf(playerId: number, { kind, reference, providerId }: Mention): string {
  if (kind === 'deposit') return `/deposits?${new URLSearchParams({ tab: 'all', text: reference }).toString()}`
  if (kind === 'withdrawal') return `/withdrawals/${reference}`
  const round = new URLSearchParams({ tab: 'rounds', round: reference, of: providerId ?? '' })
  return `/players/${playerId}?${round.toString()}`
}
