import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { faultTexts, fundsNames, idTypeNames, itemNames } from '../identity-names.ts'
import type { IdentityCase } from './identity-case.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** What the player declared, to compare with the pictures beside it. */
export function CaseFacts({ found }: { readonly found: IdentityCase }) {
  return (
    <Card title={messages.submittedDetails}>
      <FactList facts={[...declaredFacts(found), ...faultFacts(found)]} />
    </Card>
  )
}

function declaredFacts({ birthDate, registeredBirthDate, sourceOfFunds, idType, submittedAt, ...found }: IdentityCase) {
  const declared = [
    { name: messages.firstName, value: found.firstName },
    { name: messages.middleName, value: found.middleName },
    { name: messages.lastName, value: found.lastName },
    { name: messages.birthDate, value: birthDate && formatDay(birthDate) },
    { name: messages.registeredBirthDate, value: formatDay(registeredBirthDate) },
    { name: messages.idType, value: idType && idTypeNames[idType] },
    { name: messages.idNumber, value: found.idNumber },
    { name: messages.birthplace, value: found.birthplace },
    { name: messages.nationality, value: found.nationality },
    { name: messages.presentAddress, value: found.presentAddress },
    { name: messages.permanentAddress, value: found.permanentAddress },
    { name: messages.natureOfWork, value: found.natureOfWork },
    { name: messages.sourceOfFunds, value: sourceOfFunds && fundsNames[sourceOfFunds] },
    { name: messages.submitted, value: submittedAt && formatInstant(submittedAt) },
  ]
  return declared.map(({ name, value }) => ({ name, value: value || '–' }))
}

const faultFacts = ({ faults }: IdentityCase) =>
  faults.map(({ item, reason, note }) => ({
    name: formatMessage(messages.requestedAgain, { item: itemNames[item] }),
    value: `${faultTexts[reason]} ${note}`,
  }))
