import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { faultTexts, fundsNames, idTypeNames, itemNames } from '../messages.ts'
import type { IdentityCase } from './identity-case.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** What the player declared, to compare with the pictures beside it. */
export function CaseFacts({ found }: { readonly found: IdentityCase }) {
  return (
    <Card title={messages.whatWasTold}>
      <FactList facts={[...declaredFacts(found), ...faultFacts(found)]} />
    </Card>
  )
}

function declaredFacts({ birthDate, sourceOfFunds, idType, submittedAt, ...found }: IdentityCase) {
  const declared = {
    'First name': found.firstName,
    'Middle name': found.middleName,
    'Last name': found.lastName,
    'Date of birth': birthDate && formatDay(birthDate),
    ID: idType && idTypeNames[idType],
    Number: found.idNumber,
    'Place of birth': found.birthplace,
    Nationality: found.nationality,
    'Present address': found.presentAddress,
    'Permanent address': found.permanentAddress,
    'Nature of work': found.natureOfWork,
    'Source of funds': sourceOfFunds && fundsNames[sourceOfFunds],
    'Handed in': submittedAt && formatInstant(submittedAt),
  }
  return Object.entries(declared).map(([name, value]) => ({ name, value: value || '–' }))
}

const faultFacts = ({ faults }: IdentityCase) =>
  faults.map(({ item, reason, note }) => ({
    name: formatMessage(messages.askedAgainValue, { value: itemNames[item] }),
    value: `${faultTexts[reason]} ${note}`,
  }))
