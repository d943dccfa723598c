import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { exportCase } from '../case-contract.ts'
import type { CaseDialogProps } from './case-dialog.ts'
import { saveFile } from './save-file.ts'
import { useRiskAction } from './use-risk-action.ts'

const forms = [
  { value: 'STR', label: 'Suspicious transaction report (STR)' },
  { value: 'CTR', label: 'Covered transaction report (CTR)' },
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
  const make = async (reason: string) => {
    const reply = await act(exportCase, { caseId, form, format, reason }, 'The report is made.')
    if (reply.kind === 'answer') saveFile(reply.body)
    return reply
  }
  return (
    <ReasonDialog open title="Make the report" confirmLabel="Make it" act={make} onClose={onClose}>
      <Select
        label="Report"
        options={forms}
        value={form}
        onChange={(event) => setForm(event.currentTarget.value === 'CTR' ? 'CTR' : 'STR')}
      />
      <SegmentedControl label="As" options={formats} value={format} onChange={setFormat} />
      <p>The person, the alerts, and every movement from and to outside from a month before the first alert on.</p>
    </ReasonDialog>
  )
}
