import type { FormEvent } from 'react'
import { systemClock } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { useInBrowser } from '#platform/browser/late/use-in-browser.ts'
import { Link } from '#platform/browser/router/link.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { DateField } from '#platform/ui/date-field/date-field.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { register } from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { needsCode, registersByMobile, youngestYear } from '../../rules.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { AgreementField } from '../agreement/agreement-field.tsx'
import { CodeEntry } from '../access/code-entry.tsx'
import { codeOfForm } from '../code-of-form.ts'
import { DeclarationsField } from './declarations-field.tsx'
import { FormNotice } from '../form-notice.tsx'
import styles from '../form.module.css'
import { recallLineTicket } from '../access/line-ticket.ts'
import { MobileField } from '../access/mobile-field.tsx'
import { NewPasswordFields } from '../access/new-password-fields.tsx'
import { StepHeader } from './step-header.tsx'
import { SendCodeButton } from '../access/send-code-button.tsx'
import { useLeaveEntrance } from '../access/use-leave-entrance.ts'
import { fieldsOf } from './registration-step.ts'
import { useRegistration } from './use-registration.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'

type Registration = ReturnType<typeof useRegistration>

export function RegisterForm() {
  const registration = useRegistration()
  const { form, step, back, agreement, failure } = registration
  const leaving = useLeaveEntrance()
  const fromLine = useFromLine()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void registration.submit()
  }
  return (
    <form id={form.id} className={styles.form} onSubmit={submit} noValidate>
      {fromLine && <FormNotice tone="info" text={accountMessages['account.registrationNeeded']} />}
      <StepHeader step={step} onBack={back} />
      {step === 'contact' && <AccountFields registration={registration} />}
      {step === 'password' && (
        <>
          {/* Password managers store the password under the name beside it. */}
          <input hidden readOnly autoComplete="username" value={form.values.account.trim()} />
          <NewPasswordFields form={form} />
        </>
      )}
      {step === 'eligibility' && (
        <>
          <AboutYouFields registration={registration} />
          <AgreementField agreement={agreement} isAgeStated error={form.errorOf('agreements')} />
        </>
      )}
      {failure && (
        <FormNotice text={failure.text}>
          {failure.errcode === register.refusals.alreadyRegistered && (
            <p>
              {formatRich(messages.logInOrReset, {
                logIn: (
                  <Link to="/login" data={{ account: form.values.account.trim() }}>
                    {messages.logIn}
                  </Link>
                ),
                resetPassword: <Link to="/forget">{messages.resetPassword}</Link>,
              })}
            </p>
          )}
        </FormNotice>
      )}
      <Button type="submit" size="large" block loading={registration.pending || leaving}>
        {step === 'eligibility' ? messages.createAccount : messages.continueRegistration}
      </Button>
    </form>
  )
}

function AccountFields({
  registration: { form, oneTimeCode, sendCode, submit, pending },
}: {
  readonly registration: Registration
}) {
  const configuration = useAccountConfiguration()
  const { mode, siteList, registerType, usernameLengthMin: min, usernameLengthMax: max } = configuration
  const withCode = needsCode(configuration)
  return (
    <>
      {mode === 'green' && <SiteField sites={siteList} />}
      {registersByMobile(configuration) ? (
        <MobileField
          {...form.text('account')}
          label={messages.mobileNumber}
          hint={registerType === 'phoneNoOtp' && !withCode ? accountMessages['login.phoneNoOtpTip'] : undefined}
          suffix={withCode && <SendCodeButton oneTimeCode={oneTimeCode} onClick={sendCode} />}
        />
      ) : (
        <TextField
          {...form.text('account')}
          label={messages.username}
          hint={formatMessage(messages.usernameHint, { min, max })}
          maxLength={max}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
      {withCode && (
        <CodeEntry sent={oneTimeCode.sent} {...codeOfForm({ form, submit, pending, fields: fieldsOf.contact })} />
      )}
    </>
  )
}

/** The site of a new account: one that the operator listed, otherwise the page's own. */
function SiteField({ sites }: { readonly sites: readonly string[] }) {
  const here = useInBrowser(() => location.hostname, '')
  if (sites.length > 1) {
    return <Select label={messages.site} name="site" options={sites.map((site) => ({ value: site, label: site }))} />
  }
  return <TextField label={messages.site} name="site" value={sites[0] ?? here} readOnly />
}

function AboutYouFields({ registration: { form, declared, declare } }: { readonly registration: Registration }) {
  return (
    <>
      <DateField
        label={messages.dateOfBirth}
        value={form.values.birthDate}
        onChange={(birthDate) => form.set('birthDate', birthDate)}
        yearMin={birthYearMin}
        yearMax={youngestYear(dayOf(systemClock.now()))}
        error={form.errorOf('birthDate')}
        birthday
      />
      <DeclarationsField given={declared} onChange={declare} error={form.errorOf('declarations')} />
    </>
  )
}

const birthYearMin = 1920

/** Storage exists only in the browser: the server renders without a ticket. */
const useFromLine = (): boolean => useInBrowser(() => recallLineTicket() !== undefined, false)
