import { inWords } from '#platform/office-ui/in-words.ts'
import { groupTitle } from './slow/group-title.ts'

/** A job or consumer in words: `deposit.askProviders` is “Deposits: ask providers”. */
export function jobTitle(name: string): string {
  const [group = name, ...rest] = name.split('.')
  const act = inWords(rest.join(' ')).replaceAll('-', ' ').toLowerCase()
  const title = inWords(groupTitle(group))
  return act === '' ? title : `${title}: ${act}`
}
