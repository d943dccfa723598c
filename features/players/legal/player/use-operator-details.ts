import { useConfig } from '#platform/browser/config/config-context.tsx'
import { type OperatorConfiguration, type OperatorDetails, operatorDetails } from '../operator-details.ts'

export function useOperatorDetails(): OperatorDetails {
  return operatorDetails(useConfig<OperatorConfiguration>())
}
