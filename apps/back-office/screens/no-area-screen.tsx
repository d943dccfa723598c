import { PageHead } from '#platform/office-ui/page-head.tsx'

export function NoAreaScreen() {
  return (
    <PageHead title="Nothing to do here yet">
      Your role opens no area of the back office today. An administrator can change your roles.
    </PageHead>
  )
}
