import { PageHead } from '#platform/office-ui/page-head.tsx'

export function NotFoundScreen() {
  return (
    <PageHead title="Page not found">
      There is nothing at this address, or your role does not open it. <a href="/">To the first page</a>
    </PageHead>
  )
}
