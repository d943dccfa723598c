import { Fragment, type ReactNode } from 'react'
import { type Message, parameter, type ParamsOf, textFor } from '#core/message/format-message.ts'

/** A message whose parameters are elements, such as an amount in bold. */
export function formatRich<const M extends Message>(message: M, params: ParamsOf<M, ReactNode>): ReactNode {
  const values: Readonly<Record<string, ReactNode>> = params
  // Between two texts is always the name of a parameter.
  return textFor(message, values.count)
    .split(parameter)
    .map((part, at) => <Fragment key={at}>{at % 2 === 0 ? part : values[part]}</Fragment>)
}
