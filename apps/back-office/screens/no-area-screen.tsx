import { PageHead } from '#features/office/staff/back-office/index.ts'

export function NoAreaScreen() {
  return (
    <PageHead title="Nothing to do here yet">
      Your role opens no area of the back office today. An administrator can change your roles.
    </PageHead>
  )
}
