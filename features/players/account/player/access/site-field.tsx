import { useSyncExternalStore } from 'react'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { messages } from '../messages/en.ts'

/** The site of a new account: one of the operator's, otherwise the one of this page. */
export function SiteField({ sites }: { readonly sites: readonly string[] }) {
  const here = useHostname()
  if (sites.length > 1) {
    return <Select label={messages.site} name="site" options={sites.map((site) => ({ value: site, label: site }))} />
  }
  return <TextField label={messages.site} name="site" value={sites[0] ?? here} readOnly />
}

const useHostname = (): string =>
  useSyncExternalStore(
    () => () => {},
    () => location.hostname,
    () => '',
  )
