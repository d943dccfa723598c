/** Splits items by a predicate, keeping their order. */
export function partition<Item>(items: readonly Item[], isSo: (item: Item) => boolean): [Item[], Item[]] {
  const { yes = [], no = [] } = Object.groupBy(items, (item) => (isSo(item) ? 'yes' : 'no'))
  return [yes, no]
}
