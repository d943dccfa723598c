export { useApprovalRequest } from './use-approval-request.ts'
