import { useState } from 'react'

export type Selected<Id extends string | number> = { readonly id: Id; readonly amount: number }

/** Rows that a member has selected, with their amounts, on all pages of a list. */
export function useSelection<Id extends string | number>() {
  const [selected, setSelected] = useState<ReadonlyMap<Id, number>>(new Map())
  return {
    has: (id: Id) => selected.has(id),
    toggle: ({ id, amount }: Selected<Id>) =>
      setSelected((before) => {
        const next = new Map(before)
        if (!next.delete(id)) next.set(id, amount)
        return next
      }),
    /** Selects these, or none of them. */
    set: (items: readonly Selected<Id>[], isSelected: boolean) =>
      setSelected((before) => {
        const next = new Map(before)
        for (const { id, amount } of items) {
          if (isSelected) next.set(id, amount)
          else next.delete(id)
        }
        return next
      }),
    clear: () => setSelected(new Map()),
    ids: [...selected.keys()],
    count: selected.size,
    sum: [...selected.values()].reduce((all, amount) => all + amount, 0),
  }
}
export type Selection<Id extends string | number> = ReturnType<typeof useSelection<Id>>
