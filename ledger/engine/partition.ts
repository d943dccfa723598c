/** Those for which it is so, and the others, both in their order. */
export function partition<Item>(items: readonly Item[], isSo: (item: Item) => boolean): [Item[], Item[]] {
  const { yes = [], no = [] } = Object.groupBy(items, (item) => (isSo(item) ? 'yes' : 'no'))
  return [yes, no]
}
