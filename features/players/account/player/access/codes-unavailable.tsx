import { Link } from '#platform/browser/router/link.tsx'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { customerService } from '../customer-service.ts'
import { FormNotice } from '../form-notice.tsx'
import { messages } from '../messages/en.ts'

export type CodesUnavailableProps = {
  /** Names the act that is impossible without a code. */
  readonly text: string
}

/** Stands where a form would ask for a code, if this installation can send none. */
export function CodesUnavailable({ text }: CodesUnavailableProps) {
  return (
    <FormNotice tone="info" text={text}>
      <p>
        {formatRich(messages.askCustomerService, {
          customerService: <Link to={customerService}>{messages.contactCustomerService}</Link>,
        })}
      </p>
    </FormNotice>
  )
}
