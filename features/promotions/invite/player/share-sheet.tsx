import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { ScanCode } from './scan-code.tsx'
import { shareTargets } from './share-targets.ts'
import { messages } from './messages/en.ts'

export type ShareSheetProps = {
  readonly link: string
  /** Said with the link. */
  readonly text: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Our own share sheet, for browsers that have none: the apps that people write with here, a code, and the link to copy. */
export const ShareSheet = ({ link, text, open, onClose }: ShareSheetProps) => (
  <Sheet open={open} onClose={onClose} title={messages.shareLink} flush>
    <ScanCode link={link} />
    <CopyRow label={messages.linkLabel} value={link} />
    {shareTargets(link, text).map(({ name, icon, address }) => (
      <ListRow key={name} icon={icon} title={name} href={address} />
    ))}
  </Sheet>
)
