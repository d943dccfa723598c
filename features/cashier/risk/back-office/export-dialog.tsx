import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { exportCase } from '../case-contract.ts'
import type { CaseDialogProps } from './case-dialog.ts'
import { saveFile } from './save-file.ts'
import { useRiskAction } from './use-risk-action.ts'
import { messages } from './messages/en.ts'

const forms = [
  { value: 'STR', label: messages.str },
  { value: 'CTR', label: messages.ctr },
] as const
const formats = [
  { value: 'pdf', label: 'PDF' },
  { value: 'csv', label: 'CSV' },
] as const
type Form = (typeof forms)[number]['value']
type Format = (typeof formats)[number]['value']

export function ExportDialog({ caseId, onClose }: CaseDialogProps) {
  const act = useRiskAction()
  const [form, setForm] = useState<Form>('STR')
  const [format, setFormat] = useState<Format>('pdf')
  const [grounds, setGrounds] = useState('')
  const make = async (reason: string) => {
    const reply = await act(exportCase, { caseId, form, format, grounds, reason }, messages.reportDone)
    if (reply.kind === 'answer') saveFile(reply.body)
    return reply
  }
  return (
    <ReasonDialog open title={messages.createReport} confirmLabel={messages.createReport} act={make} onClose={onClose}>
      <Select
        label={messages.report}
        options={forms}
        value={form}
        onChange={(event) => setForm(event.currentTarget.value === 'CTR' ? 'CTR' : 'STR')}
      />
      <SegmentedControl label={messages.format} options={formats} value={format} onChange={setFormat} />
      {form === 'STR' && (
        <TextArea
          label={messages.grounds}
          hint={messages.groundsHint}
          rows={5}
          maxLength={4_000}
          value={grounds}
          onChange={(event) => setGrounds(event.currentTarget.value)}
        />
      )}
      <p>{messages.reportText}</p>
    </ReasonDialog>
  )
}
