import { useState } from 'react'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { coinDetail } from '../contract.ts'
import { MovementRow } from './movement-row.tsx'
import { MovementSheet } from './movement-sheet.tsx'
import type { Movement } from './use-record.ts'

const request = { account: 'coin', size: 5 } as const

/** The latest movements of the balance. */
export const useRecentMovements = () => useCallQuery(coinDetail, request)

/** Rows of movements. Each opens it in full. */
export function RecentMovements({ movements }: { readonly movements: readonly Movement[] }) {
  const [chosen, setChosen] = useState<Movement>()
  const [open, setOpen] = useState(false)
  const show = (movement: Movement) => {
    setChosen(movement)
    setOpen(true)
  }
  return (
    <>
      {movements.map((movement) => (
        <MovementRow key={movement.id} movement={movement} isPoints={false} isLately onChoose={show} />
      ))}
      {chosen && (
        <MovementSheet
          key={chosen.id}
          movement={chosen}
          account={request.account}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
