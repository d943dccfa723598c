/** The names in the braces of a text. */
type ParamNames<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** A text whose words follow a count: '1 spin', '{count} spins'. */
export type PluralMessage = { readonly one: string; readonly other: string }

/** A text with its parameters in braces ('Use {min} to {max} characters.'), or its forms by count. */
export type Message = string | PluralMessage

type TextOf<M extends Message> = M extends PluralMessage ? M['one'] | M['other'] : M
type CountOf<M extends Message> = M extends PluralMessage ? 'count' : never

/** The parameters of a message. */
export type ParamsOf<M extends Message, Value = string | number> = {
  readonly [Name in ParamNames<TextOf<M> & string> | CountOf<M>]: Name extends CountOf<M> ? number : Value
}

/** A message with its parameters filled in. A missing or misspelt parameter does not compile. */
export function formatMessage<const M extends Message>(message: M, params: ParamsOf<M>): string {
  const values: Readonly<Record<string, string | number>> = params
  return textFor(message, values.count).replace(parameter, (braces, name: string) =>
    shownValue(name, values[name] ?? braces),
  )
}

/** Thousands are set apart in a count; another number may be a year or a reference. */
const shownValue = (name: string, value: string | number): string =>
  name === 'count' && typeof value === 'number' ? value.toLocaleString('en-PH') : String(value)

/** A parameter in braces. */
export const parameter = /\{(\w+)\}/g

/** English and Filipino tell apart one and more; Filipino words stay the same, so its messages have one form. */
export const textFor = (message: Message, count: unknown): string =>
  typeof message === 'string' ? message : count === 1 ? message.one : message.other
