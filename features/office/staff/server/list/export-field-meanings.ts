import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const exportFieldMeanings: FieldMeanings = {
  list: 'The path of the call that answers the list.',
  question: 'The filters and the order of the list, as they are asked for.',
  exportId: 'The number of the export.',
  head: 'The first line of the file: the names of the columns.',
  text: 'The next lines of the file.',
  count: 'How many rows these lines are.',
}
