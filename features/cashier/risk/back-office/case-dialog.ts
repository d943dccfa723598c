export type CaseDialogProps = { readonly caseId: number; readonly onClose: () => void }
