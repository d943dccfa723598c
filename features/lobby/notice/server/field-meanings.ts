import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  id: 'The number of the notice in appNoticeConfigList of the configuration.',
  summary: 'What it says, in a sentence.',
  body: 'The paragraphs of the notice.',
  imgUrl2: 'The picture: art: with the key of a drawn one, or a web address.',
  clickType: 'What a tap opens.',
  clickAction: 'The activity’s number, the game’s id or the address that a tap opens, by clickType; empty: nothing.',
  publishedAt: 'When it was published.',
}
